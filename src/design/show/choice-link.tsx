import { Icon } from './icon'
import { Link } from './link'

interface ChoiceLinkProps {
  href: string
  /** Screen-reader text of a link that opens another site in a new tab; null for links on this site. */
  outside: string | null
  children: string
}

/** Styles of a list of these links, set once on the container: every page has dozens. */
export const CHOICE_LINKS =
  '[&_a]:inline-flex [&_a]:min-h-target [&_a]:items-center [&_a]:gap-2 [&_a]:underline [&_a]:decoration-stone-400 ' +
  '[&_a]:decoration-1 [&_a]:underline-offset-4 [&_a:hover]:decoration-current'

/** One link of a list inside `CHOICE_LINKS`. */
export function ChoiceLink({ href, outside, children }: ChoiceLinkProps) {
  return (
    <Link href={href} {...(outside ? { target: '_blank', rel: 'noopener' } : {})}>
      {children}
      {outside ? (
        <>
          <span className="sr-only">({outside})</span>
          <Icon name="external" className="size-4" />
        </>
      ) : null}
    </Link>
  )
}
