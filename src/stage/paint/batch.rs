//! All quads become a few meshes, made anew when one of them has changed: the insides of cards, the nearest first, hide what they cover before it is painted;
//! then whatever is translucent, from the back to the front, as long as it comes from the same atlas in one go.

use bevy::{
    asset::AssetEventSystems,
    camera::visibility::{NoFrustumCulling, VisibilitySystems},
    platform::collections::HashMap,
    prelude::*,
    render::renderer::RenderDevice,
    sprite_render::AlphaMode2d,
};

use super::shape::{Laid, Triangles};
use crate::{
    shell::assets::{Artwork, Sheet},
    stage::{motion::Fading, paint::print::Print, quad::Quad},
};

/// Where the meshes lie in the drawing order: in front of the beds, one before the other.
const FIRST: f32 = -600.0;

/// The meshes of the table's quads, in the order in which they are drawn.
#[derive(Resource, Default)]
struct Batches {
    drawn: Vec<(Entity, Handle<Mesh>)>,
    /// Never drawn: it keeps the place of the others on the graphics device. A place where no mesh is left is given back, and
    /// made anew for the next ones costs more than all else that is done for them.
    anchor: Handle<Mesh>,
    materials: HashMap<(Sheet, bool), (Handle<Image>, Handle<Print>)>,
}

/// What quads look like, and whether any has changed.
#[derive(bevy::ecs::system::SystemParam)]
struct Quads<'w, 's> {
    all: Query<
        'w,
        's,
        (
            &'static Quad,
            &'static GlobalTransform,
            &'static InheritedVisibility,
            Option<&'static Fading>,
            Option<&'static ChildOf>,
        ),
    >,
    fading: Query<'w, 's, &'static Fading>,
    changed: Query<
        'w,
        's,
        (),
        (
            With<Quad>,
            Or<(Changed<Quad>, Changed<GlobalTransform>, Changed<InheritedVisibility>, Changed<Fading>)>,
        ),
    >,
    gone: RemovedComponents<'w, 's, Quad>,
    solid: RemovedComponents<'w, 's, Fading>,
}

impl Quads<'_, '_> {
    fn have_changed(&mut self) -> bool {
        let gone = self.gone.read().count() + self.solid.read().count();
        gone > 0 || !self.changed.is_empty()
    }

    /// Everything that is seen, from the back to the front.
    fn laid(&self) -> Vec<Laid<'_>> {
        let seen = self.all.iter().filter(|(_, _, visibility, ..)| visibility.get());
        let mut laid: Vec<Laid<'_>> = seen
            .map(|(quad, at, _, fading, parent)| {
                let of_parent = || parent.and_then(|parent| self.fading.get(parent.parent()).ok());
                let solidity = fading.or_else(of_parent).map_or(1.0, Fading::solidity);
                Laid { quad, at: *at, z: at.translation().z, solidity }
            })
            .collect();
        laid.sort_by(|one, other| one.z.total_cmp(&other.z));
        laid
    }
}

/// Draws the quads.
pub fn plugin(app: &mut App) {
    app.init_resource::<Batches>().add_systems(
        PostUpdate,
        draw.run_if(resource_exists::<Artwork>)
            // Where nothing is drawn, as in most tests, the meshes would be for nobody.
            .run_if(resource_exists::<RenderDevice>)
            .after(TransformSystems::Propagate)
            .after(VisibilitySystems::VisibilityPropagate)
            .before(VisibilitySystems::CheckVisibility)
            .before(AssetEventSystems),
    );
}

/// What is drawn in one go.
struct Batch {
    sheet: Sheet,
    solid: bool,
    triangles: Triangles,
}

fn draw(
    artwork: Res<Artwork>,
    device: Res<RenderDevice>,
    mut quads: Quads,
    mut batches: ResMut<Batches>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<Print>>,
    mut worn: Query<&mut MeshMaterial2d<Print>>,
    mut commands: Commands,
) {
    // The meshes lie on the graphics device alone, so another one has none.
    if !quads.have_changed() && !artwork.is_changed() && !device.is_changed() {
        return;
    }
    if device.is_changed() {
        batches.anchor = meshes.add(Triangles::speck().mesh(0.0));
    }
    let next = sorted(&quads.laid());
    let count = next.len();
    for (nth, batch) in next.into_iter().enumerate() {
        let Some(material) = batches.material(&artwork, &mut materials, batch.sheet, batch.solid) else {
            continue;
        };
        let z = FIRST + nth as f32;
        let mesh = batch.triangles.mesh(z);
        if let Some((entity, old)) = batches.drawn.get(nth) {
            if let Err(fault) = meshes.insert(old.id(), mesh) {
                error!("a mesh of the table: {fault}");
            }
            if let Ok(mut worn) = worn.get_mut(*entity) {
                worn.set_if_neq(MeshMaterial2d(material));
            }
        } else {
            let mesh = meshes.add(mesh);
            let place = Transform::from_xyz(0.0, 0.0, z);
            let entity = commands
                .spawn((
                    Mesh2d(mesh.clone()),
                    MeshMaterial2d(material),
                    place,
                    // Seen in this very frame, though transforms and visibility are through.
                    GlobalTransform::from(place),
                    InheritedVisibility::VISIBLE,
                    NoFrustumCulling,
                    Pickable::IGNORE,
                ))
                .id();
            batches.drawn.push((entity, mesh));
        }
    }
    let kept = count.min(batches.drawn.len());
    for (entity, _) in batches.drawn.drain(kept..) {
        commands.entity(entity).despawn();
    }
}

/// What is drawn, in its order, in as few goes as that allows.
fn sorted(laid: &[Laid]) -> Vec<Batch> {
    let mut batches: Vec<Batch> = Vec::new();
    for card in laid.iter().rev().filter(|laid| laid.is_opaque()) {
        let sheet = card.quad.sheet;
        let of_sheet = |batches: &[Batch]| batches.iter().position(|batch| batch.sheet == sheet);
        let nth = of_sheet(&batches).unwrap_or_else(|| {
            batches.push(Batch { sheet, solid: true, triangles: Triangles::default() });
            batches.len() - 1
        });
        batches[nth].triangles.add_inside(card);
    }
    for laid in laid {
        let sheet = laid.quad.sheet;
        if batches.last().is_none_or(|batch| batch.solid || batch.sheet != sheet) {
            batches.push(Batch { sheet, solid: false, triangles: Triangles::default() });
        }
        if let Some(batch) = batches.last_mut() {
            batch.triangles.add_rest(laid);
        }
    }
    batches.retain(|batch| !batch.triangles.is_empty());
    batches
}

impl Batches {
    /// The material of a sheet, made anew when the sheet has another image.
    fn material(
        &mut self,
        artwork: &Artwork,
        materials: &mut Assets<Print>,
        sheet: Sheet,
        solid: bool,
    ) -> Option<Handle<Print>> {
        let image = artwork.image(sheet)?;
        if let Some((of, material)) = self.materials.get(&(sheet, solid))
            && *of == image
        {
            return Some(material.clone());
        }
        let alpha_mode = if solid { AlphaMode2d::Opaque } else { AlphaMode2d::Blend };
        let material = materials.add(Print { picture: image.clone(), alpha_mode });
        self.materials.insert((sheet, solid), (image, material.clone()));
        Some(material)
    }
}
