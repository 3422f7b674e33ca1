'use client'

import { useEffect } from 'react'
import { STEP_PX, scrollState } from '../domain/scroll-state'

/** Sets `data-scroll` on the header, which controls its colour and what it hides (S2§4). */
export function ScrollState() {
  useEffect(() => {
    const header = document.querySelector<HTMLElement>('.site-header')
    if (!header) return
    let before = scrollY
    let isWaiting = false
    const measure = () => {
      isWaiting = false
      const state = scrollState(before, scrollY, header.dataset.scroll ?? 'top')
      if (Math.abs(scrollY - before) >= STEP_PX || state === 'top') before = scrollY
      if (header.dataset.scroll !== state) header.dataset.scroll = state
    }
    const moved = () => {
      if (isWaiting) return
      isWaiting = true
      requestAnimationFrame(measure)
    }
    measure()
    addEventListener('scroll', moved, { passive: true })
    return () => removeEventListener('scroll', moved)
  }, [])
  return null
}
