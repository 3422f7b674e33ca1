import type { ReactNode } from 'react'
import '../style/motion.css'

/** What is said to somebody who has waited for a minute and a half; its place is kept until then (`motion.css`). */
export function LateNote({ children }: { children: ReactNode }) {
  return <p className="late-note max-w-prose border-s-4 border-accent ps-4">{children}</p>
}
