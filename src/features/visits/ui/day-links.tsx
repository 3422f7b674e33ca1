import { classNames } from '@/design/show/class-names'
import { LANGUAGE_TAG, type Locale } from '@/i18n/locales'

interface DayLinksProps {
  locale: Locale
  label: string
  days: readonly string[]
  day: string
  hrefOf: (day: string) => string
}

const saying = (locale: Locale, options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(LANGUAGE_TAG[locale], { ...options, timeZone: 'UTC' })
  return (day: string) => format.format(new Date(`${day}T00:00:00Z`))
}

/** The days that can be booked, as links: a calendar of the weeks ahead without what is closed. */
export function DayLinks({ locale, label, days, day, hrefOf }: DayLinksProps) {
  const [weekday, date] = [saying(locale, { weekday: 'short' }), saying(locale, { day: 'numeric', month: 'short' })]
  return (
    <nav aria-label={label} className="-mx-(--spacing-gutter) overflow-x-auto px-gutter sm:mx-0 sm:px-0">
      <ul className="grid w-max auto-cols-[76px] grid-flow-col gap-2 pb-2 sm:w-auto sm:grid-flow-row sm:grid-cols-[repeat(auto-fill,minmax(84px,1fr))]">
        {days.map((one) => (
          <li key={one}>
            <a
              href={hrefOf(one)}
              aria-current={one === day ? 'date' : undefined}
              className={classNames(
                'flex min-h-7 flex-col items-center justify-center rounded-control border px-1 py-1 tabular-nums',
                one === day ? 'border-ink bg-ink text-paper' : 'border-stone-400 bg-white hover:border-ink',
              )}
            >
              <span className="text-small">{weekday(one)}</span>
              <span className="whitespace-nowrap">{date(one)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
