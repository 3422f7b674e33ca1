/** What lies over the page: something over all of it, over a part of it, or a modal dialog above everything. */
type Covering = 'full' | 'part' | 'modal'

const LAYERS: Readonly<Record<Covering, string>> = {
  modal: '.layer:modal',
  full: '[data-layer="full"]:popover-open',
  part: '[data-layer="part"]:popover-open',
}

/** A layer that is on its way: the browser tells that it is open only some time after it has given it the focus. */
let coming: EventTarget | null = null

/**
 * Writes on the document what covers it now, so that styles can hold the page still (`base.css`, `layers.css`). A
 * layer that is about to close counts no more, one that is about to open counts already.
 */
export function noteCovering(closing: EventTarget | null = null): void {
  const isThere = (layer: Covering) =>
    [...document.querySelectorAll(LAYERS[layer])].some((one) => one !== closing) ||
    (coming instanceof HTMLElement && coming.dataset.layer === layer)
  const covering = (['modal', 'full', 'part'] as const).find(isThere)
  if (covering) document.documentElement.dataset.covered = covering
  else delete document.documentElement.dataset.covered
}

/** Notes every layer that opens or closes, whoever opens it: the browser, a script, or the Escape key. */
export function watchLayers(): () => void {
  const stop = new AbortController()
  const options = { capture: true, signal: stop.signal }
  const note = () => {
    coming = null
    noteCovering()
  }
  for (const event of ['toggle', 'close']) document.addEventListener(event, note, options)
  // The browser gives the focus away while a layer opens and back while it closes: by then, what is under it must be
  // out of reach, or visible again.
  const before = (event: Event) => {
    const isClosing = (event as ToggleEvent).newState === 'closed'
    if (!isClosing) coming = event.target
    else if (coming === event.target) coming = null
    noteCovering(isClosing ? event.target : null)
  }
  document.addEventListener('beforetoggle', before, options)
  // A layer may have been opened before this program arrived.
  noteCovering()
  return () => stop.abort()
}
