import { classNames } from './class-names'
import { Link } from './link'

interface BreadcrumbsProps {
  /** Accessible name of the list. */
  label: string
  /** From the home page down; the last item is the current page. */
  items: readonly { text: string; href?: string }[]
  className?: string
}

export function Breadcrumbs({ label, items, className }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className={classNames('text-small', className)}>
      <ol className="flex flex-wrap items-center">
        {items.map((item, index) => (
          <li key={item.text} className="flex items-center">
            {item.href && index < items.length - 1 ? (
              <Link
                href={item.href}
                className="inline-flex min-h-target items-center text-stone-600 underline-offset-4 hover:text-ink hover:underline"
              >
                {item.text}
              </Link>
            ) : (
              <span aria-current="page" className="inline-flex min-h-target items-center">
                {item.text}
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
