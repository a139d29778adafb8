//! Prints: pictures in the ink of their points. Bevy's own material looks its picture up in a table of all pictures, pixel by pixel, and reads what else may be done to
//! it: a quarter of a software driver's frame went by on that (docs/testing.md).

use bevy::{
    asset::{AssetPath, embedded_asset, embedded_path},
    mesh::MeshVertexBufferLayoutRef,
    prelude::*,
    render::render_resource::{AsBindGroup, RenderPipelineDescriptor, SpecializedMeshPipelineError},
    shader::ShaderRef,
    sprite_render::{
        AlphaMode2d, Material2d, Material2dKey, Material2dPipeline, Material2dPlugin, Mesh2dPipelineKey,
    },
};

use crate::shell::device::Restocked;

/// A picture, drawn as it is or in the ink of the mesh's points.
#[derive(Asset, AsBindGroup, TypePath, Debug, Clone)]
pub struct Print {
    /// What is drawn.
    #[texture(0)]
    #[sampler(1)]
    pub picture: Handle<Image>,
    /// When it is drawn, and whether it hides what lies behind.
    pub alpha_mode: AlphaMode2d,
}

impl Material2d for Print {
    fn fragment_shader() -> ShaderRef {
        AssetPath::from_path_buf(embedded_path!("print.wesl")).with_source("embedded").into()
    }

    fn alpha_mode(&self) -> AlphaMode2d {
        self.alpha_mode
    }

    fn specialize(
        _: &Material2dPipeline,
        descriptor: &mut RenderPipelineDescriptor,
        _: &MeshVertexBufferLayoutRef,
        key: Material2dKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        let blended = key.mesh_key.contains(Mesh2dPipelineKey::BLEND_ALPHA);
        if let Some(fragment) = descriptor.fragment.as_mut().filter(|_| blended) {
            fragment.shader_defs.push("BLENDED".into());
        }
        Ok(())
    }
}

/// Registers the material.
pub fn plugin(app: &mut App) {
    embedded_asset!(app, "print.wesl");
    app.add_plugins(Material2dPlugin::<Print>::default()).add_observer(draw_anew);
}

/// What was drawn on a lost device finds its way to the new one only where it counts as new.
fn draw_anew(_: On<Restocked>, mut printed: Query<&mut MeshMaterial2d<Print>>) {
    printed.iter_mut().for_each(|mut print| print.set_changed());
}
