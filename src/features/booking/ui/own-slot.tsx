'use client'

import { usePathname } from 'next/navigation'
import { type ComponentType, useEffect, useState } from 'react'
import { OWN_MARKER } from '../domain/form'
import { saysItself } from '../domain/own-pages'

type Here = ComponentType<{ locale: string; label: string; path: string }>

/**
 * Says on a page that is cached for everybody what this browser holds or has booked. Visitors without a booking load
 * nothing. Pages of a booking and of campaigns say it themselves.
 */
export function OwnSlot({ locale, label }: { locale: string; label: string }) {
  const path = usePathname()
  const [Shown, setShown] = useState<Here | null>(null)
  const isWanted = !saysItself(path)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a booking is begun and ended on other pages
  useEffect(() => {
    const isMarked = document.cookie.split('; ').includes(`${OWN_MARKER}=1`)
    if (!isMarked || !isWanted) return
    void import('./own-here').then(({ OwnHere }) => setShown(() => OwnHere))
  }, [path, isWanted])
  return Shown && isWanted ? <Shown locale={locale} label={label} path={path} /> : null
}
