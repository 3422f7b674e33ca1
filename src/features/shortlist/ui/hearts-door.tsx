'use client'

import { useEffect } from 'react'
import { KEPT_KEY } from './kept-key'

const loadHearts = () => import('./hearts')

function hasKept(): boolean {
  try {
    return localStorage.getItem(KEPT_KEY) !== null
  } catch {
    return false
  }
}

/** Wakes the hearts of all cards: at the first press, or at once on a device that keeps something. */
export function HeartsDoor() {
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    let tending: ReturnType<typeof loadHearts> | undefined
    const tend = () => {
      tending ??= loadHearts().then((hearts) => {
        if (!signal.aborted) hearts.tendHearts(signal)
        return hearts
      })
      return tending
    }
    const press = ({ target }: MouseEvent) => {
      const heart = target instanceof Element ? target.closest<HTMLElement>('[data-keep]') : null
      if (heart) void tend().then((hearts) => hearts.pressHeart(heart))
    }
    document.addEventListener('click', press, { signal })
    addEventListener('storage', () => hasKept() && void tend(), { signal })
    if (hasKept()) void tend()
    return () => ended.abort()
  }, [])
  return null
}
