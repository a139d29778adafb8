//! The share sheet of a phone, where the page's browser has one.

/// Whether a link can be handed to it.
pub fn can_share() -> bool {
    #[cfg(target_arch = "wasm32")]
    return navigator()
        .is_some_and(|navigator| js_sys::Reflect::has(&navigator, &"share".into()).unwrap_or_default());
    #[cfg(not(target_arch = "wasm32"))]
    false
}

/// Opens it with a link. Whoever closes it has shared nothing, and need not be told.
#[cfg(target_arch = "wasm32")]
pub fn share(link: &str) {
    let Some(navigator) = navigator() else { return };
    let data = web_sys::ShareData::new();
    data.set_url(link);
    let shared = navigator.share_with_data(&data);
    wasm_bindgen_futures::spawn_local(async move {
        let _ = wasm_bindgen_futures::JsFuture::from(shared).await;
    });
}

/// A window has no share sheet.
#[cfg(not(target_arch = "wasm32"))]
pub fn share(_link: &str) {}

#[cfg(target_arch = "wasm32")]
fn navigator() -> Option<web_sys::Navigator> {
    web_sys::window().map(|window| window.navigator())
}
