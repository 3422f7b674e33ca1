import { useEffect, useState } from 'react'

/** False in the server's HTML and while it hydrates, true afterwards: what needs scripts appears only with them. */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return isHydrated
}
