import type { ReactNode } from 'react'
import { Container } from '@/design/show/container'
import { phrased } from '@/design/show/phrased'

interface NarrowPageProps {
  title: string
  lead?: string
  children: ReactNode
  /** Beside the form on wide screens, under it on narrow ones. */
  aside?: ReactNode
}

/** The layout of the pages for signing in and registering: one column with the form, and what it is for. */
export function NarrowPage({ title, lead, children, aside }: NarrowPageProps) {
  return (
    <Container className="grid gap-x-6 gap-y-8 py-8 md:py-9 lg:grid-cols-12">
      <div className="flex min-w-0 flex-col gap-6 lg:col-span-5">
        <header className="flex flex-col gap-3">
          <h1 className="type-display text-h1">{phrased(title)}</h1>
          {lead ? <p className="max-w-prose wrap-anywhere text-stone-600">{lead}</p> : null}
        </header>
        {children}
      </div>
      {aside ? <div className="lg:col-span-5 lg:col-start-8">{aside}</div> : null}
    </Container>
  )
}

/** What an account is for, as a list with thin rules. */
export function Reasons({ title, items }: { title: string; items: readonly { title: string; text: string }[] }) {
  return (
    <section className="flex flex-col gap-5">
      <h2 className="type-display text-h2">{phrased(title)}</h2>
      <ul className="flex flex-col border-t border-stone-400">
        {items.map((item) => (
          <li key={item.title} className="flex flex-col gap-1 border-b border-stone-400 py-5">
            <h3 className="font-semibold">{item.title}</h3>
            <p className="text-stone-600">{item.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
