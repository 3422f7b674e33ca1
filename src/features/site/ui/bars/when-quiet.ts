/** The time without interaction after which a page counts as idle. */
const QUIET_MS = 3000

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'wheel'] as const
/** What a popup must not cover: an open layer, or a bar that waits for an answer. */
const OPEN_LAYER = ':is(dialog[open], :popover-open, [data-asks])'
const FIELD = 'input, textarea, select, [contenteditable]'

const isFree = () =>
  document.visibilityState === 'visible' &&
  !document.querySelector(OPEN_LAYER) &&
  !document.activeElement?.matches(FIELD)

/**
 * Calls `act` once nobody has touched the page for three seconds and nothing covers it. Returns the cancel function.
 */
export function whenQuiet(act: () => void): () => void {
  const stop = new AbortController()
  let timer: ReturnType<typeof setTimeout>
  const look = () => {
    if (!isFree()) return wait()
    stop.abort()
    act()
  }
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(look, QUIET_MS)
  }
  for (const sign of SIGNS) addEventListener(sign, wait, { passive: true, capture: true, signal: stop.signal })
  wait()
  return () => {
    clearTimeout(timer)
    stop.abort()
  }
}
