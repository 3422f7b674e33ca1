import { useEffect, useRef } from 'react'

/** Marks links that remove homes: the slug of one home, or empty for all. */
const FORGETS = '[data-forget]'

/** The links that remove one home, in list order. */
const removers = () => [...document.querySelectorAll<HTMLElement>(`${FORGETS}:not([data-forget=""])`)]

/** The clicked link, if it removes homes from the list. */
export function removalLink({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(FORGETS) : null
}

/**
 * Removing a home also removes the link that had the focus. Once the list has changed, this focuses the next home's
 * link, or the previous one after the last home, or the heading of an empty list. If the focus has moved on meanwhile,
 * it stays there (WCAG 2.4.3).
 */
export function useFocusAfterRemoval(slugs: readonly string[] | null): void {
  const left = useRef<number | null>(null)

  useEffect(() => {
    const note = (event: Event) => {
      const link = removalLink(event)
      if (link) left.current = removers().indexOf(link)
    }
    document.addEventListener('click', note, true)
    return () => document.removeEventListener('click', note, true)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another list is what is waited for
  useEffect(() => {
    const at = left.current
    left.current = null
    if (at === null || document.activeElement !== document.body) return
    const links = removers()
    const next = links[Math.min(Math.max(at, 0), links.length - 1)]
    const target = next ?? document.querySelector<HTMLElement>('[data-shortlist] h1')
    target?.focus()
  }, [slugs])
}
