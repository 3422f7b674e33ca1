import type { ComponentProps } from 'react'
import { classNames } from './class-names'

const WIDTH = { content: 'max-w-content', inner: 'max-w-inner', prose: 'max-w-prose' } as const

/** The page column: at most 1,600 px plus gutters by default. */
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
