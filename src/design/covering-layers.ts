/** What lies over the page: something over all of it, over a part of it, or a modal dialog above everything. */
type Covering = 'full' | 'part' | 'modal'

const LAYERS: Readonly<Record<Covering, string>> = {
  modal: '.layer:modal',
  full: '[data-layer="full"]:popover-open',
  part: '[data-layer="part"]:popover-open',
}

/**
 * Writes on the document what covers it now, so that styles can hold the page still (`base.css`, `layers.css`). A
 * layer that is about to close counts no more.
 */
export function noteCovering(closing: EventTarget | null = null): void {
  const isThere = (layer: Covering) => [...document.querySelectorAll(LAYERS[layer])].some((one) => one !== closing)
  const covering = (['modal', 'full', 'part'] as const).find(isThere)
  if (covering) document.documentElement.dataset.covered = covering
  else delete document.documentElement.dataset.covered
}

/** Notes every layer that opens or closes, whoever opens it: the browser, a script, or the Escape key. */
export function watchLayers(): () => void {
  const stop = new AbortController()
  const options = { capture: true, signal: stop.signal }
  const note = () => noteCovering()
  for (const event of ['toggle', 'close']) document.addEventListener(event, note, options)
  // The browser gives the focus back while it closes a layer: what it goes to must be visible by then.
  const leave = (event: Event) => {
    if ((event as ToggleEvent).newState === 'closed') noteCovering(event.target)
  }
  document.addEventListener('beforetoggle', leave, options)
  // A layer may have been opened before this program arrived.
  noteCovering()
  return () => stop.abort()
}
