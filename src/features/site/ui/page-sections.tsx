'use client'

import { useEffect, useRef, useState } from 'react'

interface Section {
  href: string
  text: string
}

interface PageSectionsProps {
  label: string
  /** The words of the button that leads back to the main menu, and of the one that leads to the sections. */
  toMain: string
  toProject: string
}

/** The links of the page's own section menu, if it has one. */
function sectionsOfPage(): Section[] {
  const links = document.querySelectorAll<HTMLAnchorElement>('[data-section-menu] a[href^="#"]')
  return [...links].map((link) => ({ href: link.hash, text: link.textContent ?? '' }))
}

/**
 * The sections of the current project at the bottom of the main menu, shown two seconds after it opens without moving
 * the entries above, and a button that switches between the main menu and these sections (S2§2.7, S2§2.8).
 */
export function PageSections({ label, toMain, toProject }: PageSectionsProps) {
  const nav = useRef<HTMLElement>(null)
  const [sections, setSections] = useState<Section[]>([])
  const [isAlone, setIsAlone] = useState(false)
  useEffect(() => {
    const menu = nav.current?.closest<HTMLElement>('[popover]')
    const read = (event: Event) => {
      if (!('newState' in event) || event.newState !== 'open') return
      setSections(sectionsOfPage())
      setIsAlone(false)
    }
    menu?.addEventListener('toggle', read)
    return () => menu?.removeEventListener('toggle', read)
  }, [])
  return (
    <nav
      ref={nav}
      aria-label={label}
      hidden={sections.length === 0}
      data-alone={isAlone || undefined}
      className="menu-sections"
    >
      <button
        type="button"
        aria-expanded={isAlone}
        onClick={() => setIsAlone(!isAlone)}
        className="inline-flex min-h-target shrink-0 cursor-pointer items-center border border-ink px-4 font-medium"
      >
        {isAlone ? toMain : toProject}
      </button>
      <ul>
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
