//! Keeps one of functions that do the same, and puts those made of one piece of source beside each other, where compression notices how alike they are.
//! The program stays the same.

use std::{collections::HashMap, convert::Infallible};

use wasm_encoder::{
    CodeSection, FunctionSection, Module,
    reencode::{Error, Reencode},
};
use wasmparser::{
    BinaryReaderError, CodeSectionReader, CustomSectionReader, FunctionSectionReader, Name,
    NameSectionReader, Parser, Payload, TypeRef,
};

/// Callers may do the same once those they call are one function; after so many rounds hardly any are left.
const ROUNDS: usize = 3;

/// The same program, lighter on its way, and without the names of its functions.
///
/// # Errors
/// The bytes are no WebAssembly.
pub fn lighter(wasm: &[u8]) -> Result<Vec<u8>, String> {
    let mut wasm = wasm.to_vec();
    for round in 1..=ROUNDS {
        let mut order = Order::of(&wasm).map_err(|fault| fault.to_string())?;
        order.keeps_names = round < ROUNDS;
        let mut module = Module::new();
        order.parse_core_module(&mut module, Parser::new(0), &wasm).map_err(|fault| fault.to_string())?;
        wasm = module.finish();
    }
    Ok(wasm)
}

/// Which functions stay, and where each goes.
struct Order {
    /// Functions that come from outside; they keep their numbers, which are the lowest.
    imported: u32,
    /// The functions that stay, in their new order, by their old places.
    sequence: Vec<usize>,
    /// The new places of all, by their old ones: of several that do the same, that of the one that stays.
    places: Vec<u32>,
    /// The names are wanted once more.
    keeps_names: bool,
}

impl Order {
    fn of(wasm: &[u8]) -> Result<Self, BinaryReaderError> {
        let mut imported = 0;
        let (mut kinds, mut bodies) = (Vec::new(), Vec::new());
        let mut named: Vec<(usize, &str)> = Vec::new();
        for payload in Parser::new(0).parse_all(wasm) {
            match payload? {
                Payload::ImportSection(section) => {
                    for import in section.into_imports() {
                        imported += usize::from(matches!(import?.ty, TypeRef::Func(_)));
                    }
                }
                Payload::FunctionSection(section) => kinds = section.into_iter().collect::<Result<_, _>>()?,
                Payload::CodeSectionEntry(body) => bodies.push(body.as_bytes()),
                Payload::CustomSection(section) if section.name() == NAMES => {
                    named.extend(function_names(&section)?);
                }
                _ => {}
            }
        }
        let mut names = vec![""; bodies.len()];
        for (function, name) in named {
            if let Some(known) = function.checked_sub(imported).and_then(|place| names.get_mut(place)) {
                *known = name;
            }
        }
        let mut sequence: Vec<usize> = (0..bodies.len()).collect();
        sequence.sort_by_key(|place| names[*place]);
        let mut stays: HashMap<(u32, &[u8]), u32> = HashMap::new();
        let mut places = vec![0; bodies.len()];
        sequence.retain(|old| {
            let next = u32::try_from(stays.len()).unwrap_or(u32::MAX);
            let place = *stays.entry((kinds[*old], bodies[*old])).or_insert(next);
            places[*old] = place;
            place == next
        });
        let imported = u32::try_from(imported).unwrap_or(u32::MAX);
        Ok(Self { imported, sequence, places, keeps_names: false })
    }

    /// What stays of one thing for each function, in the new order.
    fn sorted<T>(
        &self,
        all: impl Iterator<Item = Result<T, BinaryReaderError>>,
    ) -> Result<Vec<T>, BinaryReaderError> {
        let mut all = all.map(|one| one.map(Some)).collect::<Result<Vec<_>, _>>()?;
        Ok(self.sequence.iter().filter_map(|old| all.get_mut(*old)?.take()).collect())
    }
}

/// The section that holds the names of functions.
const NAMES: &str = "name";

fn function_names<'a>(section: &CustomSectionReader<'a>) -> Result<Vec<(usize, &'a str)>, BinaryReaderError> {
    let reader = wasmparser::BinaryReader::new(section.data(), section.data_offset());
    let mut found = Vec::new();
    for names in NameSectionReader::new(reader) {
        if let Name::Function(names) = names? {
            for naming in names {
                let naming = naming?;
                found.push((naming.index as usize, naming.name));
            }
        }
    }
    Ok(found)
}

impl Reencode for Order {
    type Error = Infallible;

    fn function_index(&mut self, function: u32) -> Result<u32, Error<Infallible>> {
        let place = function.checked_sub(self.imported).and_then(|place| self.places.get(place as usize));
        Ok(place.map_or(function, |place| self.imported + place))
    }

    fn parse_function_section(
        &mut self,
        functions: &mut FunctionSection,
        section: FunctionSectionReader<'_>,
    ) -> Result<(), Error<Infallible>> {
        for kind in self.sorted(section.into_iter())? {
            functions.function(self.type_index(kind)?);
        }
        Ok(())
    }

    fn parse_code_section(
        &mut self,
        code: &mut CodeSection,
        section: CodeSectionReader<'_>,
    ) -> Result<(), Error<Infallible>> {
        for body in self.sorted(section.into_iter())? {
            self.parse_function_body(code, body)?;
        }
        Ok(())
    }

    fn parse_custom_section(
        &mut self,
        module: &mut Module,
        section: CustomSectionReader<'_>,
    ) -> Result<(), Error<Infallible>> {
        if section.name() == NAMES && !self.keeps_names {
            return Ok(());
        }
        wasm_encoder::reencode::utils::parse_custom_section(self, module, section)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wasm_encoder::{
        EntityType, ExportKind, ExportSection, Function, ImportSection, NameMap, NameSection, TypeSection,
        ValType,
    };

    /// Functions by name, each with the number that it gives back or the function that it calls.
    enum Does {
        Gives(i32),
        Calls(u32),
    }

    /// A program with one function from outside, and these after it; the last is for everybody.
    fn program(functions: &[(&str, Does)]) -> Vec<u8> {
        let mut types = TypeSection::new();
        types.ty().function([], [ValType::I32]);
        let mut imports = ImportSection::new();
        imports.import("page", "outside", EntityType::Function(0));
        let (mut kinds, mut code, mut names) = (FunctionSection::new(), CodeSection::new(), NameMap::new());
        for (index, (name, does)) in (1..).zip(functions) {
            kinds.function(0);
            let mut body = Function::new([]);
            match does {
                Does::Gives(number) => body.instructions().i32_const(*number).end(),
                Does::Calls(other) => body.instructions().call(*other).end(),
            };
            code.function(&body);
            names.append(index, name);
        }
        let mut exports = ExportSection::new();
        exports.export("last", ExportKind::Func, u32::try_from(functions.len()).expect("few"));
        let mut named = NameSection::new();
        named.functions(&names);
        let mut module = Module::new();
        module
            .section(&types)
            .section(&imports)
            .section(&kinds)
            .section(&exports)
            .section(&code)
            .section(&named);
        module.finish()
    }

    fn bodies(wasm: &[u8]) -> Vec<Vec<u8>> {
        let payloads = Parser::new(0).parse_all(wasm).map(|payload| payload.expect("a section"));
        payloads
            .filter_map(|payload| match payload {
                Payload::CodeSectionEntry(body) => Some(body.as_bytes().to_vec()),
                _ => None,
            })
            .collect()
    }

    fn exported(wasm: &[u8]) -> u32 {
        let payloads = Parser::new(0).parse_all(wasm).map(|payload| payload.expect("a section"));
        let export = payloads.filter_map(|payload| match payload {
            Payload::ExportSection(section) => section.into_iter().next(),
            _ => None,
        });
        export.last().expect("an export").expect("a whole one").index
    }

    fn gives(number: i32) -> Vec<u8> {
        let mut body = Function::new([]);
        body.instructions().i32_const(number).end();
        body.into_raw_body()
    }

    #[test]
    fn functions_stand_by_their_names_and_are_still_found() {
        let given = program(&[("pear", Does::Gives(3)), ("apple", Does::Gives(1)), ("fig", Does::Gives(2))]);
        let lighter = lighter(&given).expect("a program");
        assert_eq!(bodies(&lighter), [gives(1), gives(2), gives(3)]);
        assert_eq!(exported(&lighter), 2, "fig, after what comes from outside and the apple");
    }

    #[test]
    fn of_functions_that_do_the_same_one_stays_and_so_for_their_callers() {
        let given = program(&[
            ("one", Does::Gives(7)),
            ("other", Does::Gives(7)),
            ("calls one", Does::Calls(1)),
            ("calls the other", Does::Calls(2)),
        ]);
        let lighter = lighter(&given).expect("a program");
        assert_eq!(bodies(&lighter).len(), 2);
        assert!(lighter.len() < given.len());
    }

    #[test]
    fn names_are_left_out() {
        let lighter = lighter(&program(&[("secret", Does::Gives(1))])).expect("a program");
        assert!(!lighter.windows(6).any(|part| part == b"secret"));
    }

    #[test]
    fn what_is_no_program_is_refused() {
        assert!(lighter(b"not wasm at all").is_err());
    }
}
