import type { ReactNode } from 'react'
import { BareMain } from './bare-main'

/** Nothing but the page: neither header nor footer (A4.1). */
export function ContentOnlyLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-svh flex-col">
      <BareMain layout="content-only">{children}</BareMain>
    </div>
  )
}
