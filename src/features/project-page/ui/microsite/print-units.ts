/** A button that prints the page. */
const PRINTS = '[data-prints]'
/** Longer nobody waits for the units: the paper then leads to them by its code. */
const PATIENCE_MS = 4000

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const isPrintKey = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  key.toLowerCase() === 'p' && (ctrlKey || metaKey) && !shiftKey && !altKey

/**
 * Loads what a sheet of paper needs before the page is printed, by its button or by the keyboard. From the menu of the
 * browser it is printed with what has been loaded. Returns what stops listening.
 */
export function beforePrinting(load: () => Promise<unknown>): () => void {
  async function loadAndPrint(event: Event) {
    event.preventDefault()
    await Promise.race([load().catch(() => undefined), pause(PATIENCE_MS)])
    // React has drawn what was loaded.
    await pause(50)
    print()
  }
  const onClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest(PRINTS)) void loadAndPrint(event)
  }
  const onKey = (event: KeyboardEvent) => {
    if (isPrintKey(event)) void loadAndPrint(event)
  }
  document.addEventListener('click', onClick)
  document.addEventListener('keydown', onKey)
  return () => {
    document.removeEventListener('click', onClick)
    document.removeEventListener('keydown', onKey)
  }
}
