'use client'

import { useEffect, useState } from 'react'
import { Link } from '@/design/link'
import { keepPlace, keptPlace } from './place-memory'

/** The name of a place as the page's own list has it; null when it is not on the list. */
function nameOf(key: string): string | null {
  const options = document.querySelector<HTMLSelectElement>('select#to')?.options ?? []
  return [...options].find(({ value }) => value !== '' && value === key)?.text ?? null
}

interface KeptPlaceProps {
  chosen: { key: string; name: string } | null
  /** This page without a place, as an address. */
  without: string
  /** `{name}`. */
  again: string
  clear: string
}

const LINK = 'inline-flex min-h-target items-center text-small underline underline-offset-4'

/** Remembers the place that was chosen and offers it when the visitor comes back; or lets go of it. */
export function KeptPlace({ chosen, without, again, clear }: KeptPlaceProps) {
  const [last, setLast] = useState<{ key: string; name: string } | null>(null)
  const key = chosen?.key ?? null

  useEffect(() => {
    if (key) keepPlace(key)
    const kept = key ? null : keptPlace()
    const name = kept ? nameOf(kept) : null
    setLast(kept && name ? { key: kept, name } : null)
  }, [key])

  const joint = without.includes('?') ? '&' : '?'
  return (
    <p className="min-h-target">
      {chosen ? (
        <Link href={without} onClick={() => keepPlace(null)} className={LINK}>
          {clear}
        </Link>
      ) : last ? (
        <Link href={`${without}${joint}to=${encodeURIComponent(last.key)}`} className={LINK}>
          {again.replace('{name}', last.name)}
        </Link>
      ) : null}
    </p>
  )
}
