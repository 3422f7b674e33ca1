import { useEffect, useRef, useState } from 'react'

/** S2§9: what takes less is not shown as waiting at all, and what is shown stays long enough to be seen. */
const SHOWN_AFTER_MS = 200
const SHOWN_FOR_MS = 200

/** Whether to show that something is on its way: after 200 ms, and then for 200 ms at least. */
export function useCalmBusy(isBusy: boolean): boolean {
  const [isShown, setShown] = useState(false)
  const shownAt = useRef(0)
  useEffect(() => {
    if (isBusy === isShown) return
    const left = SHOWN_FOR_MS - (performance.now() - shownAt.current)
    const timer = setTimeout(
      () => {
        shownAt.current = performance.now()
        setShown(isBusy)
      },
      isBusy ? SHOWN_AFTER_MS : Math.max(0, left),
    )
    return () => clearTimeout(timer)
  }, [isBusy, isShown])
  return isShown
}
