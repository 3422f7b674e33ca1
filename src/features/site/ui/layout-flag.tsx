'use client'

import { type ReactNode, useSyncExternalStore } from 'react'

/** S1§9: mobile is 767 px and below. */
const MOBILE = '(max-width: 767px)'

function listen(onChange: () => void): () => void {
  const query = matchMedia(MOBILE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Sets `data-layout="mobile"` on its element in the mobile layout (S1 Page not found). */
export function LayoutFlag({ children }: { children: ReactNode }) {
  const isMobile = useSyncExternalStore(
    listen,
    () => matchMedia(MOBILE).matches,
    () => false,
  )
  return <div data-layout={isMobile ? 'mobile' : undefined}>{children}</div>
}
