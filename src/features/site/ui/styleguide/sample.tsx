import type { ReactNode } from 'react'
import { classNames } from '@/design/show/class-names'
import { Container } from '@/design/show/container'
import { SectionHeading } from '@/design/show/section-heading'

interface PartProps {
  id: string
  title: string
  lead: string
  /** Applies a brand's theme. */
  brand?: 'noble' | 'nue'
  children: ReactNode
}

/** One section of the style guide. */
export function Part({ id, title, lead, brand, children }: PartProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} data-brand={brand} className="py-7">
      <Container className="flex flex-col gap-7 border-t border-ink pt-5">
        <SectionHeading id={`${id}-title`} title={title} lead={lead} />
        {children}
      </Container>
    </section>
  )
}

/** One sample below its name. */
export function Sample({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <div className={classNames('flex min-w-0 flex-col gap-4', className)}>
      <h3 className="border-t border-stone-200 pt-3 text-small font-medium text-stone-600">{title}</h3>
      {children}
    </div>
  )
}
