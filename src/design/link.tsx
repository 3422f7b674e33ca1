import NextLink from 'next/link'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names'
import { Icon } from './icon'

type LinkProps = Omit<ComponentProps<typeof NextLink>, 'href'> & { href: string }

/** A link inside the site. It prefetches nothing unless asked: most readers follow one of forty links. */
export function Link({ prefetch = false, ...rest }: LinkProps) {
  return <NextLink prefetch={prefetch} {...rest} />
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
