'use client'

import { useEffect } from 'react'
import { TAKE_EARLY_PRESSES } from '@/kernel/form/early-presses'

interface EarlyPresses {
  [TAKE_EARLY_PRESSES]?: () => MouseEvent[]
}

/**
 * Does what was pressed before the scripts ran, each press once. Stands last in the page, as effects run in the order
 * of the page: everything before it listens by then. A click that is still being dispatched made React hydrate at
 * once, and is handled by it.
 */
export function ReplayEarlyPresses() {
  useEffect(() => {
    const presses = (globalThis as EarlyPresses)[TAKE_EARLY_PRESSES]?.() ?? []
    const left = presses.filter(({ eventPhase }) => eventPhase === Event.NONE)
    // After the first update that effects asked for, which may put other buttons in the place of those pressed.
    setTimeout(() => {
      for (const { target } of left) if (target instanceof Element) target.closest('button')?.click()
    })
  }, [])
  return null
}
