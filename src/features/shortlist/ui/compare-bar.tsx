'use client'

import { usePathname } from 'next/navigation'
import { Link } from '@/design/show/link'
import { isListPath } from '../domain/list-path'
import { writeHomes } from '../domain/saved-homes'
import { useSaved } from './use-saved'

interface CompareBarProps {
  /** The page without homes: `/th/shortlist`. */
  path: string
  /** `saved` has a `{count}`. */
  texts: Record<'saved' | 'compare', string>
}

/** At the bottom of lists, once there are two saved projects to compare. */
export function CompareBar({ path, texts }: CompareBarProps) {
  const saved = useSaved()
  const isList = isListPath(usePathname())
  if (!isList || saved.length < 2) return null
  return (
    <div className="site-bar sticky bottom-0 z-30 flex items-center justify-between gap-4 border-t border-stone-400 bg-paper px-gutter py-2 print:hidden">
      <p className="font-medium tabular-nums">{texts.saved.replace('{count}', String(saved.length))}</p>
      <Link
        href={path + writeHomes(saved)}
        className="inline-flex min-h-target items-center rounded-control bg-accent px-5 font-semibold text-white transition-colors hover:bg-accent-strong"
      >
        {texts.compare}
      </Link>
    </div>
  )
}
