'use client'

import { useEffect, useState } from 'react'
import { Link } from '@/design/link'

/** The place chosen last, by the word of its address, on this device alone. */
const KEY = 'to_place'

/** A browser may forbid its storage altogether; then nothing is kept, and nothing else changes. */
function onDevice<Value>(use: (storage: Storage) => Value): Value | null {
  try {
    return use(localStorage)
  } catch {
    return null
  }
}

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
    if (key) onDevice((storage) => storage.setItem(KEY, key))
    const kept = key ? null : onDevice((storage) => storage.getItem(KEY))
    const name = kept ? nameOf(kept) : null
    setLast(kept && name ? { key: kept, name } : null)
  }, [key])

  const forget = () => onDevice((storage) => storage.removeItem(KEY))
  const joint = without.includes('?') ? '&' : '?'
  return (
    <p className="min-h-target">
      {chosen ? (
        <Link href={without} onClick={forget} className={LINK}>
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
