import type { ReactNode } from 'react'
import type { Layout } from '@/kernel/route'
import { MAIN_ID } from '../skip-link'

/** The main element, at least as tall as the window. `layout` is exposed as an attribute. */
export function BareMain({ layout, children }: { layout: Exclude<Layout, 'default'>; children: ReactNode }) {
  return (
    <main id={MAIN_ID} tabIndex={-1} data-shell={layout} className="grow">
      {children}
    </main>
  )
}
