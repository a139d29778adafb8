//! What a screen reader is told: the nodes of the accessibility tree, as Bevy hands them to the platform.

use accesskit::{Node, Role, Toggled};
use bevy::{
    a11y::{AccessibilityNode, ActionRequest},
    prelude::*,
    text::EditableText,
};
use rummage::shell::names::Tag;

use super::Game;

/// What is told of one thing on screen, and of what holds it.
#[derive(Debug, Clone)]
pub struct Told {
    pub tag: String,
    pub node: Node,
    /// The roles of what holds it, from the inside, without what only arranges.
    pub within: Vec<Role>,
    /// What holds it next.
    pub holder: Option<Entity>,
}

impl Told {
    pub fn role(&self) -> Role {
        self.node.role()
    }

    pub fn name(&self) -> String {
        self.node.label().unwrap_or_default().to_owned()
    }

    pub fn is_on(&self) -> bool {
        self.node.toggled() == Some(Toggled::True)
    }
}

impl Game {
    /// Everything that is told and seen.
    pub fn told(&mut self) -> Vec<Told> {
        let world = self.app.world_mut();
        let mut nodes = world.query::<(Entity, &AccessibilityNode, Option<&Tag>, &InheritedVisibility)>();
        let seen: Vec<(Entity, Node, String)> = nodes
            .iter(world)
            .filter(|(_, node, _, seen)| seen.get() && !node.is_hidden())
            .map(|(entity, node, tag, _)| {
                (entity, node.0.clone(), tag.map(|tag| tag.0.clone()).unwrap_or_default())
            })
            .collect();
        seen.into_iter()
            .map(|(entity, node, tag)| {
                let holders = holders(world, entity);
                let within = holders.iter().map(|(_, role)| *role).collect();
                Told { tag, node, within, holder: holders.first().map(|(holder, _)| *holder) }
            })
            .filter(|told| told.role() != Role::GenericContainer)
            .collect()
    }

    /// What is told of what has this tag.
    pub fn told_of(&mut self, tag: &str) -> Told {
        let told = self.told().into_iter().find(|told| told.tag == tag);
        told.unwrap_or_else(|| panic!("nothing is told of {tag}"))
    }

    /// What stands on the line that is written on, as it is told; it is shown as well, with a stroke for the caret while something else has the focus.
    pub fn written(&mut self) -> String {
        let world = self.app.world_mut();
        let mut fields = world.query::<(&EditableText, &AccessibilityNode)>();
        let (field, told) = fields.single(world).expect("a line to write on");
        let told = told.value().expect("what is written is told");
        assert_eq!(field.value().to_string().replace('|', ""), told);
        told.to_owned()
    }

    /// The reader asks what has this tag or this name to do something.
    pub fn ask(&mut self, what: &str, action: accesskit::Action) {
        self.ask_with(what, action, None);
    }

    /// The same, with what the wish needs to be carried out.
    pub fn ask_with(&mut self, what: &str, action: accesskit::Action, data: Option<accesskit::ActionData>) {
        let mut nodes = self.app.world_mut().query::<(Entity, &AccessibilityNode, Option<&Tag>)>();
        let meant = |(_, node, tag): &(Entity, &AccessibilityNode, Option<&Tag>)| {
            tag.is_some_and(|tag| tag.0 == what) || node.label() == Some(what)
        };
        let (target, ..) = nodes.iter(self.app.world()).find(meant).expect("what is meant");
        self.app.world_mut().write_message(ActionRequest(accesskit::ActionRequest {
            action,
            target_tree: accesskit::TreeId::ROOT,
            target_node: accesskit::NodeId(target.to_bits()),
            data,
        }));
        self.settle();
    }
}

/// What holds this in the tree, as long as every parent on the way is told of: Bevy goes no further.
fn holders(world: &World, entity: Entity) -> Vec<(Entity, Role)> {
    let up = |entity: &Entity| world.get::<ChildOf>(*entity).map(ChildOf::parent);
    let role = |entity: Entity| world.get::<AccessibilityNode>(entity).map(|node| (entity, node.role()));
    std::iter::successors(up(&entity), up)
        .map_while(role)
        .filter(|(_, role)| *role != Role::GenericContainer)
        .collect()
}
