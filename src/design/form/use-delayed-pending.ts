import { useEffect, useRef, useState } from 'react'

/** S2§9: a shorter wait shows no indicator at all, and a shown indicator stays long enough to be seen. */
const SHOWN_AFTER_MS = 200
const SHOWN_FOR_MS = 200

/** Whether to show a pending indicator: after 200 ms, and then for at least 200 ms. */
export function useDelayedPending(isPending: boolean): boolean {
  const [isShown, setShown] = useState(false)
  const shownAt = useRef(0)
  useEffect(() => {
    if (isPending === isShown) return
    const left = SHOWN_FOR_MS - (performance.now() - shownAt.current)
    const timer = setTimeout(
      () => {
        shownAt.current = performance.now()
        setShown(isPending)
      },
      isPending ? SHOWN_AFTER_MS : Math.max(0, left),
    )
    return () => clearTimeout(timer)
  }, [isPending, isShown])
  return isShown
}
