import { useEffect, useRef } from 'react'

/** What a link says is to be forgotten: the slug of one home, or nothing for all of them. */
const FORGETS = '[data-forget]'

/** The links that take one home away, in the order of the homes. */
const removers = () => [...document.querySelectorAll<HTMLElement>(`${FORGETS}:not([data-forget=""])`)]

/** The link that was pressed, if it takes homes from the list. */
export function forgetLink({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(FORGETS) : null
}

/**
 * Whoever takes a home from the list loses the link that had the focus. Once the list is another one, the focus is on
 * the next home's link, or the one before where it was the last; with no home left it is on the heading. Somebody who
 * has gone on meanwhile is left where they are (WCAG 2.4.3).
 */
export function useFocusAfterRemoval(slugs: readonly string[] | null): void {
  const left = useRef<number | null>(null)

  useEffect(() => {
    const note = (event: Event) => {
      const link = forgetLink(event)
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
