/**
 * Runs `apply` for each element of the document that matches, for those that are there and those that come. Returns what
 * ends it. For parts that hold no component of their own and show something that only this device knows.
 */
export function forEachShown(selector: string, apply: (element: HTMLElement) => void): () => void {
  const within = (root: ParentNode) => {
    for (const element of root.querySelectorAll<HTMLElement>(selector)) apply(element)
  }
  within(document)
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLElement)) continue
      if (node.matches(selector)) apply(node)
      within(node)
    }
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}
