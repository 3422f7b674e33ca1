import type { ComponentProps } from 'react'
import { Glyph, HEART } from '../show/glyph'

type MarkButtonProps = Omit<ComponentProps<'button'>, 'type' | 'onClick'> & { mark: string }

/**
 * A heart that marks `mark` on this device, or removes the mark. A page is the same for everybody, so nothing is marked
 * until the feature that stores the marks binds the hearts of the document. Hidden without scripts.
 */
export function MarkButton({ mark, children, ...rest }: MarkButtonProps) {
  return (
    <button {...rest} type="button" data-mark={mark} aria-pressed={false}>
      <Glyph path={HEART} />
      {children}
    </button>
  )
}
