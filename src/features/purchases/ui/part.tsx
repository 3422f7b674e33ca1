import type { ReactNode } from 'react'
import { phrased } from '@/design/show/phrased'

/** A part of the page with its heading. */
export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="flex flex-col gap-4">
      <h2 id={`${id}-title`} className="text-h3 font-medium">
        {phrased(title)}
      </h2>
      {children}
    </section>
  )
}
