import type { ComponentProps } from 'react'
import { classNames } from './class-names'

const WIDTH = { content: 'max-w-content', inner: 'max-w-inner', prose: 'max-w-prose' } as const

/** The column everything stands in: 1,600 px inside a gutter unless said. */
export function Container({
  width = 'inner',
  className,
  ...rest
}: ComponentProps<'div'> & { width?: keyof typeof WIDTH }) {
  return (
    <div className="px-gutter">
      <div className={classNames('mx-auto w-full', WIDTH[width], className)} {...rest} />
    </div>
  )
}
