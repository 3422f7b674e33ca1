'use client'

import { useEffect, useState } from 'react'

const TICK_MS = 1000

const [HOUR, DAY] = [3600, 86_400]

const two = (number: number) => String(number).padStart(2, '0')

/** `4:07`, `3:04:07`; from a day on, with `days`, what that says: `{days} d {hours} h`. */
function leftOf(ms: number, days?: string): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const rest = two(seconds % 60)
  if (seconds < HOUR) return `${Math.floor(seconds / 60)}:${rest}`
  const isShort = days === undefined || seconds < DAY
  const hours = Math.floor((isShort ? seconds : seconds % DAY) / HOUR)
  if (isShort) return `${hours}:${two(Math.floor((seconds % HOUR) / 60))}:${rest}`
  return days.replace('{days}', String(Math.floor(seconds / DAY))).replace('{hours}', String(hours))
}

/**
 * The time that is left. Without scripts the time of its end beside it says the same. When it is over the page is loaded
 * again, and the server says what follows.
 */
export function Countdown({ endsAt, text, days }: { endsAt: string; text: string; days?: string }) {
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
      {text.replace('{left}', leftOf(left, days))}
    </p>
  )
}
