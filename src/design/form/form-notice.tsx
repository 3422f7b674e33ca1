import type { ReactNode, RefObject } from 'react'

/** Why a form that was filled in well was not accepted. */
export function FormNotice({ ref, children }: { ref: RefObject<HTMLDivElement | null>; children: ReactNode }) {
  return (
    <div ref={ref} role="alert" tabIndex={-1} className="border-s-4 border-warning bg-white p-5 font-medium">
      {children}
    </div>
  )
}
