import { pageNumbers } from '@/kernel/form/page-numbers'
import { Icon } from './icon'
import { Link } from './link'

interface PaginationProps {
  /** Starts at 1. */
  current: number
  total: number
  hrefOf: (page: number) => string
  texts: {
    /** Accessible name: "Pages of the list". */
    label: string
    previous: string
    next: string
  }
}

const STEP = 'inline-flex min-h-target items-center gap-2 font-medium underline-offset-8 decoration-1 hover:underline'
const PLACE = 'inline-flex size-target items-center justify-center tabular-nums'

/** Links to the pages of a list. Renders nothing for a single page. */
export function Pagination({ current, total, hrefOf, texts }: PaginationProps) {
  if (total < 2) return null
  return (
    <nav
      aria-label={texts.label}
      className="flex flex-wrap items-center justify-between gap-x-5 border-t border-ink pt-3"
    >
      <span className="grow basis-0">
        {current > 1 ? (
          <Link href={hrefOf(current - 1)} rel="prev" className={STEP}>
            <Icon name="back" className="size-4" />
            {texts.previous}
          </Link>
        ) : null}
      </span>
      <ol className="order-last flex w-full justify-center md:order-none md:w-auto">
        {pageNumbers(current, total).map((page, index) => (
          <li key={page === 'gap' ? `gap-${index}` : page}>
            {page === 'gap' ? (
              <span className={PLACE}>…</span>
            ) : (
              <Link
                href={hrefOf(page)}
                aria-current={page === current ? 'page' : undefined}
                className={`${PLACE} min-w-0 shrink border-b-2 border-transparent hover:border-stone-400 aria-[current=page]:border-ink aria-[current=page]:font-semibold`}
              >
                {page}
              </Link>
            )}
          </li>
        ))}
      </ol>
      <span className="grow basis-0 text-end">
        {current < total ? (
          <Link href={hrefOf(current + 1)} rel="next" className={STEP}>
            {texts.next}
            <Icon name="arrow" className="size-4" />
          </Link>
        ) : null}
      </span>
    </nav>
  )
}
