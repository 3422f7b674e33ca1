import type { ComponentProps } from 'react'

/**
 * A line over the lower edge of a picture, hidden and empty: a script that knows what to say writes it there, and
 * nothing on the page moves. Inside something `relative`.
 */
export function PictureLine(attributes: Omit<ComponentProps<'p'>, 'children' | 'className'> & { 'data-way': string }) {
  return (
    <p
      {...attributes}
      hidden
      className="absolute inset-x-0 bottom-0 bg-paper px-3 py-1 text-small font-medium text-ink tabular-nums print:hidden"
    />
  )
}
