import { Icon } from './icon'
import { Link } from './link'

interface ChoiceLinkProps {
  href: string
  /** What is said to who hears it when the link leads off this site, and opens beside it; null: it does not. */
  outside: string | null
  children: string
}

/** The look of many such links, written once on what holds them: every page has some dozens. */
export const CHOICE_LINKS =
  '[&_a]:inline-flex [&_a]:min-h-target [&_a]:items-center [&_a]:gap-2 [&_a]:underline [&_a]:decoration-stone-400 ' +
  '[&_a]:decoration-1 [&_a]:underline-offset-4 [&_a:hover]:decoration-current'

/** One of many links under each other, within `CHOICE_LINKS`. */
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
