import { type ComponentType, useEffect, useRef, useState } from 'react'

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

/** A component that is loaded when first needed; null until then. `load` must be stable. */
export function useLate<Props>(
  isNeeded: boolean,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> | null {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)
  const isAsked = useRef(false)
  useEffect(() => {
    // Offline the import would fail, and a failed import counts as a new version of the site (A23.2).
    if (!isNeeded || isAsked.current || !navigator.onLine) return
    isAsked.current = true
    load().then(
      (part) => setPart(() => part),
      (error: unknown) => {
        isAsked.current = false
        throw error
      },
    )
  }, [isNeeded, load])
  return isNeeded ? Part : null
}
