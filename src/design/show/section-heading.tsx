import type { ReactNode } from 'react'
import { classNames } from './class-names'
import { phrased } from './phrased'

interface SectionHeadingProps {
  title: ReactNode
  /** One or two sentences under the title. */
  lead?: ReactNode
  /** An `ArrowLink` to the full list, at the right end of the line. */
  action?: ReactNode
  level?: 1 | 2 | 3
  /** For `aria-labelledby` of the section. */
  id?: string
  className?: string
}

/** The head of a section: title on the left, link on the right, on one baseline. */
export function SectionHeading({ title, lead, action, level = 2, id, className }: SectionHeadingProps) {
  const Heading = `h${level}` as const
  const size = { 1: 'text-h1', 2: 'text-h2', 3: 'text-h3' }[level]
  return (
    <header className={classNames('flex flex-wrap items-end justify-between gap-x-7 gap-y-3', className)}>
      <div className="flex max-w-prose flex-col gap-2">
        <Heading id={id} className={classNames('type-display', size)}>
          {phrased(title)}
        </Heading>
        {lead ? <p className="text-stone-600">{lead}</p> : null}
      </div>
      {action}
    </header>
  )
}
