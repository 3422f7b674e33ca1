import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names'
import { Icon } from './icon'

type LinkProps = ComponentProps<'a'> & { href: string }

/**
 * A link, inside the site or out of it. Plain HTML: one listener for the whole page (`SoftNavigation`) turns a
 * press into a change of page without a reload, so that a page of two hundred links wakes none of them up.
 */
export function Link({ children, ...rest }: LinkProps) {
  return <a {...rest}>{children}</a>
}

/** A link that stands alone on its line, with an arrow that says which way it leads. */
export function ArrowLink({ className, children, ...rest }: LinkProps & { children: ReactNode }) {
  return (
    <Link
      className={classNames(
        'group/arrow inline-flex min-h-target items-center gap-2 font-medium underline decoration-1 underline-offset-8',
        'decoration-stone-400 transition-colors hover:decoration-current',
        className,
      )}
      {...rest}
    >
      {children}
      <Icon name="arrow" className="size-4 transition-transform group-hover/arrow:translate-x-1" />
    </Link>
  )
}
