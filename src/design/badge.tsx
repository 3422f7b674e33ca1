import type { ReactNode } from 'react'
import { classNames } from './class-names'

/** `paper` cut out of a picture's corner, `ink` when it closes the matter, `line` in running text. */
export type BadgeTone = 'paper' | 'ink' | 'accent' | 'line'

const TONE: Record<BadgeTone, string> = {
  paper: 'bg-paper text-ink',
  ink: 'bg-ink text-paper',
  accent: 'bg-accent text-white',
  line: 'border border-stone-400 text-ink',
}

/** A status in one or two words. Square: it is cut, not stuck on. */
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
