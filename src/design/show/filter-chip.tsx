import type { ReactNode } from 'react'
import { Icon } from './icon'
import { Link } from './link'

interface FilterChipProps {
  /** The same list without this filter. */
  href: string
  /** "Remove", for screen readers, followed by the filter's label. */
  remove: string
  children: ReactNode
}

/** An active filter. Clicking it removes the filter. */
export function FilterChip({ href, remove, children }: FilterChipProps) {
  return (
    <Link
      href={href}
      className="inline-flex min-h-target items-center gap-2 rounded-control border border-stone-600 bg-white px-3 text-small transition-colors hover:border-ink hover:bg-ink hover:text-paper"
    >
      <span className="sr-only">{remove}</span>
      {children}
      <Icon name="close" className="size-4" />
    </Link>
  )
}
