'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

/** Events wait for the first sign of a person, or so long (S2§9). */
const WAIT_MS = 3000
const SIGNS = ['pointerdown', 'keydown', 'scroll'] as const

/** Loads what collects events once somebody is there. A click that came before is passed on. */
export function RaiseEvents() {
  const path = usePathname()
  useEffect(() => {
    const stop = new AbortController()
    let early: EventTarget | null = null
    const load = () => {
      stop.abort()
      import('./event-listener').then(
        ({ listen }) => listen(early),
        () => undefined,
      )
    }
    const begin = ({ target }: Event) => {
      early = target
      load()
    }
    for (const sign of SIGNS) addEventListener(sign, begin, { passive: true, capture: true, signal: stop.signal })
    const timer = setTimeout(load, WAIT_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [])
  useEffect(() => {
    dispatchEvent(new CustomEvent('site:page', { detail: path }))
  }, [path])
  return null
}
