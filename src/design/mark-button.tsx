'use client'

import { type ComponentProps, createContext, use } from 'react'
import { Glyph, HEART } from './glyph'

/** What is marked on this device. A page is the same for everybody, so nothing is marked until its scripts run. */
export interface Marks {
  marked: ReadonlySet<string>
  toggle: (key: string) => void
}

/** Provided around the pages by the feature that stores the marks. */
export const MarksContext = createContext<Marks>({ marked: new Set(), toggle: () => undefined })

type MarkButtonProps = Omit<ComponentProps<'button'>, 'type' | 'onClick'> & { mark: string }

/** A heart that marks `mark` on this device, or removes the mark. Hidden without scripts. */
export function MarkButton({ mark, children, ...rest }: MarkButtonProps) {
  const { marked, toggle } = use(MarksContext)
  return (
    <button {...rest} type="button" data-mark={mark} aria-pressed={marked.has(mark)} onClick={() => toggle(mark)}>
      <Glyph path={HEART} className="size-5 group-aria-pressed/mark:fill-current" />
      {children}
    </button>
  )
}
