import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names'
import { ARROW, Glyph } from './glyph'

type LinkProps = ComponentProps<'a'> & { href: string }

/**
 * A link, internal or external. Plain HTML: one listener for the whole page (`SoftNavigation`) turns a click into a
 * client-side navigation, so a page with two hundred links hydrates none of them.
 */
export function Link({ children, ...rest }: LinkProps) {
  return <a {...rest}>{children}</a>
}

/** A link on a line of its own, with an arrow. */
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
      <Glyph path={ARROW} className="size-4 transition-transform group-hover/arrow:translate-x-1" />
    </Link>
  )
}
