import { classNames } from './class-names'
import { Link } from './link'

interface BreadcrumbsProps {
  /** Accessible name of the list. */
  label: string
  /** From the home page down; the last item is the current page. */
  items: readonly { text: string; href?: string }[]
  className?: string
}

/** On a phone they stay on one line as wide as the window: no separator ends a line, and long names are cut. */
export function Breadcrumbs({ label, items, className }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className={classNames('text-small max-sm:[contain:inline-size]', className)}>
      <ol className="flex items-center sm:flex-wrap">
        {items.map((item, index) => (
          <li key={item.text} className={classNames('flex items-center', index === 0 ? 'shrink-0' : 'min-w-0')}>
            {item.href && index < items.length - 1 ? (
              <Link
                href={item.href}
                className="inline-flex min-h-target min-w-0 items-center text-stone-600 underline-offset-4 hover:text-ink hover:underline"
              >
                <span className="truncate">{item.text}</span>
              </Link>
            ) : (
              <span aria-current="page" className="flex min-h-target min-w-0 items-center">
                <span className="truncate">{item.text}</span>
              </span>
            )}
            {index < items.length - 1 ? (
              <span aria-hidden="true" className="px-2 text-stone-400">
                /
              </span>
            ) : null}
          </li>
        ))}
      </ol>
    </nav>
  )
}
