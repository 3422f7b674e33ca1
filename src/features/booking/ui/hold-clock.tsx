'use client'

import { useEffect, useState } from 'react'

const TICK_MS = 1000

/** `4:07`. */
const inMinutes = (ms: number) => {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/**
 * The time that is left of a hold. Without scripts the time of its end beside it says the same. When it is over the page
 * is loaded again, and the server says what follows.
 */
export function HoldClock({ endsAt, text }: { endsAt: string; text: string }) {
  const [left, setLeft] = useState<number | null>(null)

  useEffect(() => {
    const end = new Date(endsAt).getTime()
    const tick = () => {
      const now = end - Date.now()
      setLeft(now)
      if (now > 0) return
      clearInterval(timer)
      window.location.reload()
    }
    const timer = setInterval(tick, TICK_MS)
    if (end > Date.now()) setLeft(end - Date.now())
    else clearInterval(timer)
    return () => clearInterval(timer)
  }, [endsAt])

  if (left === null) return null
  return (
    <p role="timer" aria-live="off" className="text-h3 font-medium tabular-nums">
      {text.replace('{left}', inMinutes(left))}
    </p>
  )
}
