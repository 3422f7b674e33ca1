import type { ReactNode } from 'react'
import { classNames } from './class-names'

/** `paper` on the corner of an image, `ink` for a final status, `line` in running text. */
export type BadgeTone = 'paper' | 'ink' | 'accent' | 'line'

const TONE: Record<BadgeTone, string> = {
  paper: 'bg-paper text-ink',
  ink: 'bg-ink text-paper',
  accent: 'bg-accent text-white',
  line: 'border border-stone-400 text-ink',
}

/** A status of one or two words. */
export function Badge({
  tone = 'paper',
  className,
  children,
}: {
  tone?: BadgeTone
  className?: string
  children: ReactNode
}) {
  return (
    <span
      className={classNames('inline-block px-3 py-1 text-small font-medium whitespace-nowrap', TONE[tone], className)}
    >
      {children}
    </span>
  )
}
