import { type ComponentType, useEffect, useRef, useState } from 'react'

/** How long a browser may put off what nobody waits for. */
const IDLE_TIMEOUT_MS = 2000

/** Whether the page has come to rest once: what is not needed before begins then. */
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

/** A component whose program is fetched when it is first needed; null until it is there. `load` stays the same. */
export function useLate<Props>(
  isNeeded: boolean,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> | null {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)
  const isAsked = useRef(false)
  useEffect(() => {
    // Offline the attempt would fail, and a failed one counts as a new version of the site (A23.2).
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
