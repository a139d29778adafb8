//! The sounds, each in its takes, and a manifest that counts them.

use std::{collections::BTreeMap, path::PathBuf};

use crate::{
    ArtError, Studio, Written,
    sound::{ambience, effects, ogg},
};

pub fn make(studio: &Studio) -> Result<Vec<Written>, ArtError> {
    let mut written = Vec::new();
    for effect in effects::ALL {
        for number in 1..=effect.takes {
            let path = PathBuf::from(format!("sounds/{}-{number}.ogg", effect.name));
            let file = ogg::encode(&effect.take(number))
                .map_err(|source| ArtError::Ogg { path: path.clone(), source })?;
            written.push(studio.write(&path, &file)?);
        }
    }
    let path = PathBuf::from("sounds/garden.ogg");
    let garden = ogg::encode_bed(&ambience::garden());
    let file = garden.map_err(|source| ArtError::Ogg { path: path.clone(), source })?;
    written.push(studio.write(&path, &file)?);
    let takes: BTreeMap<&str, u32> = effects::ALL.iter().map(|effect| (effect.name, effect.takes)).collect();
    written.push(studio.write_ron("sounds/takes.ron", &takes)?);
    Ok(written)
}
