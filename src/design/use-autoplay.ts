import { useEffect, useState } from 'react'

const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Something that moves by itself: never under reduced motion, and not while a hand or the focus rests on it. */
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
    /** For what is not to move while one reads it. */
    hold: {
      onPointerEnter: () => setTouched(true),
      onPointerLeave: () => setTouched(false),
      onFocus: () => setTouched(true),
      onBlur: () => setTouched(false),
    },
  }
}
