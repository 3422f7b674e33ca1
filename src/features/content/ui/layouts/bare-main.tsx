import type { ReactNode } from 'react'
import type { Layout } from '@/features/addresses'
import { MAIN_ID } from '../skip-link'

/** The page itself, as tall as the window where nothing else fills it. `layout` is told to whoever looks at the HTML. */
export function BareMain({ layout, children }: { layout: Exclude<Layout, 'default'>; children: ReactNode }) {
  return (
    <main id={MAIN_ID} tabIndex={-1} data-shell={layout} className="grow">
      {children}
    </main>
  )
}
