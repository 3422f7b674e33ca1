import { useEffect, useRef, useState } from 'react'

/** The longest time the browser may delay work that nobody waits for. */
const IDLE_TIMEOUT_MS = 2000

/** Whether the page has been idle once; work that can wait starts then. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const rest = () => setIdle(true)
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(rest, IDLE_TIMEOUT_MS / 2)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(rest, { timeout: IDLE_TIMEOUT_MS })
    return () => cancelIdleCallback(handle)
  }, [])
  return isIdle
}

/** What `load` brings (a component, or several), once it is needed; null until then. `load` must be stable. */
export function useLate<Part>(isNeeded: boolean, load: () => Promise<Part>): Part | null {
  const [part, setPart] = useState<Part | null>(null)
  const isAsked = useRef(false)
  useEffect(() => {
    // Offline the import would fail, and a failed import counts as a new version of the site (A23.2).
    if (!isNeeded || isAsked.current || !navigator.onLine) return
    isAsked.current = true
    load().then(
      (loaded) => setPart(() => loaded),
      (error: unknown) => {
        isAsked.current = false
        throw error
      },
    )
  }, [isNeeded, load])
  return isNeeded ? part : null
}
