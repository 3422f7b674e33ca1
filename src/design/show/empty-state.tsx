import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon'
import { phrased } from './phrased'

interface EmptyStateProps {
  icon?: IconName
  title: ReactNode
  text?: ReactNode
  /** Actions to offer. */
  children?: ReactNode
  level?: 2 | 3
}

/** Shown where a list or page has no content, with what the visitor can do next. */
export function EmptyState({ icon = 'search', title, text, children, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className="flex flex-col items-start gap-4 border-t border-ink py-7">
      <Icon name={icon} className="size-7 text-stone-600" />
      <Heading className="type-display text-h3">{phrased(title)}</Heading>
      {text ? <p className="max-w-prose text-stone-600">{text}</p> : null}
      {children}
    </div>
  )
}
