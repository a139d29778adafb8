//! Resources that are kept whole, as JSON, whenever they change.

use bevy::{ecs::component::Mutable, prelude::*};
use serde::{Serialize, de::DeserializeOwned};

use super::{BroughtBack, Keeper, in_short};

/// A resource that is kept whole.
pub(crate) trait Kept:
    Resource<Mutability = Mutable> + Default + Serialize + DeserializeOwned
{
    /// The name under which it is kept.
    const NAME: &'static str;
}

/// Brings back what was kept, and keeps what changes.
pub(crate) fn remember<T: Kept>(app: &mut App) {
    let kept: T = recall(&mut app.world_mut().resource_mut::<Keeper>());
    app.insert_resource(kept).add_systems(Last, keep::<T>.run_if(resource_changed::<T>));
    recall_anew(app, recall::<T>);
}

/// Recalls a resource anew when everything was brought back.
pub(crate) fn recall_anew<T: Resource<Mutability = Mutable>>(app: &mut App, recall: fn(&mut Keeper) -> T) {
    let anew = move |mut held: ResMut<T>, mut keeper: ResMut<Keeper>| *held = recall(&mut keeper);
    app.add_systems(Last, anew.run_if(on_message::<BroughtBack>));
}

/// What was kept. What cannot be read is set aside and told of; it is as if nothing had been kept yet.
fn recall<T: Kept>(keeper: &mut Keeper) -> T {
    let read = |text: &str| serde_json::from_str(text).map_err(|fault| in_short(&fault));
    keeper
        .recall(T::NAME, read)
        .unwrap_or_else(|why| {
            keeper.mention_loss(why);
            None
        })
        .unwrap_or_default()
}

fn keep<T: Kept>(resource: Res<T>, mut keeper: ResMut<Keeper>) {
    if resource.is_added() {
        return;
    }
    match serde_json::to_string(&*resource) {
        Ok(text) => keeper.keep(T::NAME, &text),
        Err(why) => error!("{} cannot be kept: {why}", T::NAME),
    }
}
