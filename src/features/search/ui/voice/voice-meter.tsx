'use client'

import { useEffect, useRef, useState } from 'react'
import { classNames } from '@/design/show/class-names'
import { VOICE_CLOCKS } from '../../domain/voice/voice-machine'

const BARS = 24
/** Duration of one bar: about as fast as the eye can follow. */
const EVERY_MS = 100
const FLOOR = 0.04

const seconds = (sinceMs: number) => Math.max(0, Math.ceil(((VOICE_CLOCKS.recording ?? 0) - sinceMs) / 1000))

/** Recent levels, oldest first, and the seconds left. Visual only: the status text beside it is for screen readers. */
export function VoiceMeter({ level }: { level: () => number | null }) {
  const bars = useRef<HTMLSpanElement>(null)
  const latest = useRef(level)
  latest.current = level
  const [left, setLeft] = useState(() => seconds(0))
  const [hasLevel, setHasLevel] = useState(false)

  useEffect(() => {
    const begun = performance.now()
    const isMoving = !matchMedia('(prefers-reduced-motion: reduce)').matches
    const levels = Array<number>(BARS).fill(FLOOR)
    const timer = setInterval(() => {
      const now = latest.current()
      setLeft(seconds(performance.now() - begun))
      setHasLevel(now !== null && isMoving)
      levels.shift()
      levels.push(Math.max(FLOOR, now ?? 0))
      for (const [index, bar] of [...(bars.current?.children ?? [])].entries()) {
        ;(bar as HTMLElement).style.transform = `scaleY(${levels[index] ?? FLOOR})`
      }
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [])

  return (
    <div aria-hidden="true" className="flex items-center gap-4">
      <span className="text-h2 font-semibold tabular-nums">{left}</span>
      <span ref={bars} className={classNames('flex h-7 grow items-center gap-1', !hasLevel && 'invisible')}>
        {Array.from({ length: BARS }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the bars stay where they are, only their heights change
            key={index}
            className="h-full w-1 origin-center bg-accent"
            style={{ transform: `scaleY(${FLOOR})` }}
          />
        ))}
      </span>
    </div>
  )
}
