'use client'

import { useIdle, useLate } from '@/design/show/use-late'
import type { SinceVisitProps } from './visit-facts'

const loadList = () => import('./visit-list')

/** What changed since the reader's last visit. The page is read and painted long before this is asked for. */
export function SinceVisit(props: SinceVisitProps) {
  const part = useLate(useIdle(), loadList)
  return part ? <part.VisitList {...props} /> : null
}
