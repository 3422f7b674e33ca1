'use client'

import { Glyph, HEART } from '@/design/show/glyph'
import { Link } from '@/design/show/link'
import { useSaved } from './use-saved'

/** The heart of the header: leads to the saved projects and counts them. Needs scripts, like every heart. */
export function SavedLink({ href, label }: { href: string; label: string }) {
  const { length } = useSaved()
  return (
    <Link
      href={href}
      aria-label={length > 0 ? `${label}: ${length}` : label}
      data-saved={length}
      className="saved-link relative flex min-h-target min-w-target items-center justify-center noscript:hidden"
    >
      <Glyph path={HEART} />
      {length > 0 ? (
        <span
          aria-hidden="true"
          className="absolute end-[2px] top-[2px] flex h-[18px] min-w-[18px] items-center justify-center rounded-full bg-accent px-1 text-[12px] leading-none font-semibold text-white tabular-nums"
        >
          {length}
        </span>
      ) : null}
    </Link>
  )
}
