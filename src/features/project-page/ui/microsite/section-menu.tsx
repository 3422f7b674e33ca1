import type { ReactNode } from 'react'
import { Container } from '@/design/show/container'
import type { SectionId } from '@/features/catalogue'
import { lineOf } from './section'

interface SectionMenuProps {
  label: string
  items: readonly { id: SectionId; text: string }[]
  action: { href: string; text: string } | null
  /** Hangs below the menu, over the page. */
  children?: ReactNode
}

/** Sticky section menu under the header; highlights the current section where the browser supports it. */
export function SectionMenu({ label, items, action, children }: SectionMenuProps) {
  return (
    <nav
      aria-label={label}
      data-section-menu=""
      className="sticky top-(--header-offset) z-30 border-b border-stone-200 bg-paper"
    >
      <Container className="flex items-center gap-6">
        <ul className="-ms-2 flex min-w-0 grow gap-2 overflow-x-auto md:gap-4 [scrollbar-width:none]">
          {items.map((item) => (
            <li key={item.id} className="shrink-0">
              <a
                href={`#${item.id}`}
                style={lineOf(item.id)}
                className="site-menu-link flex h-7 items-center border-b-2 border-transparent px-2 text-small whitespace-nowrap text-stone-600 transition-colors hover:text-ink"
              >
                {item.text}
              </a>
            </li>
          ))}
        </ul>
        {action ? (
          <a
            href={action.href}
            className="hidden min-h-target shrink-0 items-center text-small font-semibold text-accent underline-offset-8 hover:underline md:inline-flex"
          >
            {action.text}
          </a>
        ) : null}
      </Container>
      {children}
    </nav>
  )
}

/** Stays at the bottom of the window on a phone while a project page is open. */
export function RegisterBar({ price, label }: { price: string; label: string }) {
  return (
    <div className="site-bar sticky bottom-0 z-30 flex items-center justify-between gap-4 border-t border-stone-200 bg-paper px-gutter py-2 md:hidden">
      <span className="font-semibold tabular-nums">{price}</span>
      <a
        href="#register"
        className="inline-flex min-h-target items-center justify-center rounded-control bg-accent px-5 font-medium text-white transition-colors hover:bg-accent-strong"
      >
        {label}
      </a>
    </div>
  )
}
