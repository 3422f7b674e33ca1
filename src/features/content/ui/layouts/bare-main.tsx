import type { ReactNode } from 'react'
import { MAIN_ID } from '../skip-link'

/** The page itself, as tall as the window where nothing else fills it. */
export function BareMain({ children }: { children: ReactNode }) {
  return (
    <main id={MAIN_ID} tabIndex={-1} className="grow">
      {children}
    </main>
  )
}
