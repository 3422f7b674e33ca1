'use client'

import { useEffect, useState } from 'react'
import { Link } from '@/design/show/link'
import { savedPlace, savePlace } from './saved-place-storage'

/** The name of a place from the select field; null when it is not an option. */
function nameOf(key: string): string | null {
  const options = document.querySelector<HTMLSelectElement>('select#to')?.options ?? []
  return [...options].find(({ value }) => value !== '' && value === key)?.text ?? null
}

interface SavedPlaceProps {
  chosen: { key: string; name: string } | null
  /** Address of this page without a place. */
  without: string
  /** Contains `{name}`. */
  again: string
  clear: string
}

const LINK = 'inline-flex min-h-target items-center text-small underline underline-offset-4'

/** Saves the chosen place, offers it on the next visit, and lets the visitor clear it. */
export function SavedPlace({ chosen, without, again, clear }: SavedPlaceProps) {
  const [last, setLast] = useState<{ key: string; name: string } | null>(null)
  const key = chosen?.key ?? null

  useEffect(() => {
    if (key) savePlace(key)
    const stored = key ? null : savedPlace()
    const name = stored ? nameOf(stored) : null
    setLast(stored && name ? { key: stored, name } : null)
  }, [key])

  const joint = without.includes('?') ? '&' : '?'
  return (
    <p className="min-h-target">
      {chosen ? (
        <Link href={without} onClick={() => savePlace(null)} className={LINK}>
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
