import type { ReactNode } from 'react'
import { Link } from '@/design/show/link'
import { projectPath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import type { Group } from '@/kernel/vocabulary'

/** A project as a row of a list. */
export interface ListedHome {
  slug: string
  title: string
  zone: string
  group: Group
}

/** A row of a list of the account: what it is about, and what can be done with it. */
export const ROW = 'flex flex-wrap items-center justify-between gap-x-5 gap-y-3 border-b border-stone-400 py-4'

/** A list of the account with a rule above it; nothing when it is empty. */
export const AccountList = ({ children }: { children: ReactNode }) => (
  <ul className="flex flex-col border-stone-400 not-empty:border-t">{children}</ul>
)

/** The link of a row. */
export const ROW_LINK =
  'inline-flex min-h-target items-center font-medium wrap-anywhere hover:underline hover:underline-offset-4'

/** A project with its zone, linked. */
export function HomeLink({ locale, home }: { locale: Locale; home: ListedHome }) {
  return (
    <span className="flex min-w-0 flex-col">
      <Link href={projectPath(locale, home)} className={ROW_LINK}>
        {home.title}
      </Link>
      <span className="text-small text-stone-600">{home.zone}</span>
    </span>
  )
}

/** An empty list: what would be here, and where to begin. */
export function Nothing({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="max-w-prose">{text}</p>
      {children}
    </div>
  )
}
