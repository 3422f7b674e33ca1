'use client'

import { useEffect, useRef, useState } from 'react'

interface Section {
  href: string
  text: string
}

/** The links of the page's own section menu, if it has one. */
function sectionsOfPage(): Section[] {
  const links = document.querySelectorAll<HTMLAnchorElement>('[data-section-menu] a[href^="#"]')
  return [...links].map((link) => ({ href: link.hash, text: link.textContent ?? '' }))
}

/**
 * The sections of the current project, at the bottom of the main menu: shown two seconds after it opens (S2§2.8),
 * without moving the entries above.
 */
export function PageSections({ label }: { label: string }) {
  const nav = useRef<HTMLElement>(null)
  const [sections, setSections] = useState<Section[]>([])
  useEffect(() => {
    const menu = nav.current?.closest<HTMLElement>('[popover]')
    const read = (event: Event) => {
      if ('newState' in event && event.newState === 'open') setSections(sectionsOfPage())
    }
    menu?.addEventListener('toggle', read)
    return () => menu?.removeEventListener('toggle', read)
  }, [])
  return (
    <nav ref={nav} aria-label={label} hidden={sections.length === 0} className="menu-sections">
      <ul className="flex gap-x-6 overflow-x-auto">
        {sections.map(({ href, text }) => (
          <li key={href} className="shrink-0">
            <a
              href={href}
              onClick={() => nav.current?.closest<HTMLElement>('[popover]')?.hidePopover()}
              className="inline-flex min-h-target items-center font-medium underline-offset-8 decoration-1 hover:underline"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
