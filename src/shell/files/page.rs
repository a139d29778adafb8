//! The browser's downloads, and its choice of a file.

use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, Document, HtmlElement, HtmlInputElement, Url};

use super::{Found, LONGEST};
use crate::shell::asked::Slot;

fn said(fault: JsValue) -> String {
    format!("the browser says {fault:?}")
}

fn document() -> Result<Document, String> {
    web_sys::window().and_then(|window| window.document()).ok_or_else(|| "there is no page".to_owned())
}

pub fn download(file: &str, text: &str) -> Result<(), String> {
    let blob = Blob::new_with_str_sequence(&js_sys::Array::of1(&text.into())).map_err(said)?;
    let address = Url::create_object_url_with_blob(&blob).map_err(said)?;
    let link = document()?.create_element("a").map_err(said)?;
    link.set_attribute("href", &address).map_err(said)?;
    link.set_attribute("download", file).map_err(said)?;
    link.unchecked_into::<HtmlElement>().click();
    // The address is not taken back: some browsers read it only when their visitor has said where the file goes.
    Ok(())
}

/// Has the visitor choose a file; whoever closes the choice has chosen none.
pub fn choose(ending: &str, slot: &Slot<Found>) {
    if let Err(why) = show_choice(ending, slot) {
        slot.fill(Err(why));
    }
}

fn show_choice(ending: &str, slot: &Slot<Found>) -> Result<(), String> {
    let field = document()?.create_element("input").map_err(said)?.unchecked_into::<HtmlInputElement>();
    field.set_type("file");
    field.set_attribute("accept", ending).map_err(said)?;
    for event in ["change", "cancel"] {
        let (chosen, slot) = (field.clone(), slot.clone());
        let heard = Closure::once_into_js(move || {
            wasm_bindgen_futures::spawn_local(async move { slot.fill(text_of(&chosen).await) });
        });
        field.add_event_listener_with_callback(event, heard.unchecked_ref()).map_err(said)?;
    }
    field.click();
    Ok(())
}

/// The text of the file that was chosen.
async fn text_of(field: &HtmlInputElement) -> Found {
    let files = js_sys::Reflect::get(field, &"files".into()).map_err(said)?;
    let file = js_sys::Reflect::get_u32(&files, 0).map_err(said)?;
    let Ok(file) = file.dyn_into::<Blob>() else { return Ok(None) };
    if file.size() > LONGEST as f64 {
        return Err("it is longer than anything of ours".into());
    }
    let text = JsFuture::from(file.text()).await.map_err(said)?;
    Ok(text.as_string())
}
