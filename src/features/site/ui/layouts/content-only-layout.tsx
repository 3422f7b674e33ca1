import type { ReactNode } from 'react'
import { BareMain } from './bare-main'

/** The page only, without header and footer (A4.1). */
export function ContentOnlyLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-svh flex-col">
      <BareMain layout="content-only">{children}</BareMain>
    </div>
  )
}
