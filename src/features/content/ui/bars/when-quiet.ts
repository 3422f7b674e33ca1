/** How long nothing may have happened before a page counts as quiet. */
const QUIET_MS = 3000

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'wheel'] as const
/** What a popup must not cover: an open layer, a bar that waits for an answer. */
const OPEN_LAYER = ':is(dialog[open], :popover-open, [data-asks])'
const FIELD = 'input, textarea, select, [contenteditable]'

const isFree = () =>
  document.visibilityState === 'visible' &&
  !document.querySelector(OPEN_LAYER) &&
  !document.activeElement?.matches(FIELD)

/** Calls once, when for three seconds nobody has touched the page and nothing lies over it. Answers with its end. */
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
