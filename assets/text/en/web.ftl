# The page round the game: read before the game itself can speak.

web-title = Rummage
web-description = Rummies for a long afternoon: one table, cards drawn as flowers, and patient company.
web-canvas = The card table of Rummage
web-loading = Fetching the cards

web-no-webgl-title = The table cannot be drawn here
web-no-webgl = Rummage draws with WebGL 2, and this browser does not offer it. Turn hardware graphics on in its settings, or open this page in a current Firefox, Chrome, Edge or Safari.

web-no-download-title = The cards did not arrive
web-no-download = Part of the game could not be fetched. Look to your connection, then fetch it again.

web-stopped-title = The game has stopped
web-stopped = Something in the game went wrong and it cannot go on. The fault is ours, not yours. Start again and you are back at the title.

web-reload = Start again

web-no-script-title = The game needs JavaScript
web-no-script = Rummage runs in this page and nowhere else, and JavaScript is what starts it. Allow it for this page, then reload.
