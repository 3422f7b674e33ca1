import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '@/design/show/class-names'
import { Container } from '@/design/show/container'
import { phrased } from '@/design/show/phrased'
import type { SectionId } from '@/features/catalogue'

/** Links a section to its menu entry for scroll-driven highlighting. */
export const lineOf = (id: SectionId) => ({ '--site-line': `--site-${id}` }) as CSSProperties

interface SiteSectionProps {
  id: SectionId
  title: ReactNode
  lead?: ReactNode
  /** `beside` sets the title in the margin column, `above` over the whole width. */
  heading?: 'beside' | 'above'
  ground?: 'paper' | 'stone'
  children: ReactNode
}

/** One section of the page: its title is in the margin on wide windows. */
export function SiteSection({ id, title, lead, heading = 'beside', ground = 'paper', children }: SiteSectionProps) {
  const titleId = `${id}-title`
  const isBeside = heading === 'beside'
  return (
    <section
      id={id}
      style={lineOf(id)}
      aria-labelledby={titleId}
      className={classNames('site-section', ground === 'stone' && 'bg-stone-100')}
    >
      <Container className={classNames('grid gap-x-6 gap-y-7', isBeside && 'xl:grid-cols-12')}>
        <header className={classNames('flex flex-col gap-3', isBeside ? 'xl:col-span-4 xl:pe-6' : 'max-w-prose')}>
          <h2 id={titleId} className="type-display text-h2">
            {phrased(title)}
          </h2>
          {lead ? <p className="max-w-prose text-stone-600">{lead}</p> : null}
        </header>
        <div className={classNames('min-w-0', isBeside && 'xl:col-span-8')}>{children}</div>
      </Container>
    </section>
  )
}
