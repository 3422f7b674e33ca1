import { useEffect, useState } from 'react'

const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Automatic movement: off with reduced motion, and paused on hover and focus. */
export function useAutoplay(seconds: number | undefined, advance: () => void) {
  const [isPaused, setPaused] = useState(false)
  const [isTouched, setTouched] = useState(false)
  const isRunning = seconds !== undefined && !isPaused && !isTouched

  useEffect(() => {
    if (!isRunning || wantsStillness()) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') advance()
    }, seconds * 1000)
    return () => clearInterval(timer)
  }, [isRunning, seconds, advance])

  return {
    isPaused,
    setPaused,
    /** Handlers for the element on which hover and focus pause the movement. */
    hold: {
      onPointerEnter: () => setTouched(true),
      onPointerLeave: () => setTouched(false),
      onFocus: () => setTouched(true),
      onBlur: () => setTouched(false),
    },
  }
}
