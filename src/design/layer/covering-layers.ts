/** What covers the page: all of it, a part of it, or a modal dialog above everything. */
type Covering = 'full' | 'part' | 'modal'

const LAYERS: Readonly<Record<Covering, string>> = {
  modal: '.layer:modal',
  full: '[data-layer="full"]:popover-open',
  part: '[data-layer="part"]:popover-open',
}

/** The layer that is opening: its `toggle` event fires only after it has received the focus. */
let coming: EventTarget | null = null

/**
 * Writes on the document what covers it, so that styles can stop the page from scrolling (`base.css`, `layers.css`). A
 * layer about to close no longer counts, one about to open already does.
 */
export function watchCovering(closing: EventTarget | null = null): void {
  const isThere = (layer: Covering) =>
    [...document.querySelectorAll(LAYERS[layer])].some((one) => one !== closing) ||
    (coming instanceof HTMLElement && coming.dataset.layer === layer)
  const covering = (['modal', 'full', 'part'] as const).find(isThere)
  if (covering) document.documentElement.dataset.covered = covering
  else delete document.documentElement.dataset.covered
}

/** Tracks every layer that opens or closes, whether by the browser, a script or the Escape key. */
export function watchLayers(): () => void {
  const stop = new AbortController()
  const options = { capture: true, signal: stop.signal }
  const note = () => {
    coming = null
    watchCovering()
  }
  for (const event of ['toggle', 'close']) document.addEventListener(event, note, options)
  // Opening a layer moves the focus in, closing moves it back: before that, the page behind must already be inert or
  // visible again.
  const before = (event: Event) => {
    const isClosing = (event as ToggleEvent).newState === 'closed'
    if (!isClosing) coming = event.target
    else if (coming === event.target) coming = null
    watchCovering(isClosing ? event.target : null)
  }
  document.addEventListener('beforetoggle', before, options)
  // A layer may have been opened before this script loaded.
  watchCovering()
  return () => stop.abort()
}
