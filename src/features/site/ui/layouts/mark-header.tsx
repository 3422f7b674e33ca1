import type { ReactNode } from 'react'
import { Container } from '@/design/show/container'
import { Link } from '@/design/show/link'
import { WordMark } from '@/design/show/word-mark'
import { homePath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'

interface MarkHeaderProps {
  locale: Locale
  /** Where the logo leads, and what it is called; the home page unless given. */
  home?: { href: string; label: string }
  children: ReactNode
}

/** A header without a menu: the company's logo, and one element at the other end. */
export function MarkHeader({ locale, home, children }: MarkHeaderProps) {
  return (
    <header className="border-b border-stone-200 bg-paper text-ink">
      <Container className="flex min-h-[var(--header-offset)] flex-wrap items-center justify-between gap-x-5">
        <Link
          href={home?.href ?? homePath(locale)}
          aria-label={home?.label ?? words(locale, 'shell')('home')}
          className="flex min-h-target items-center"
        >
          <WordMark className="h-4 md:h-5" />
        </Link>
        {children}
      </Container>
    </header>
  )
}
