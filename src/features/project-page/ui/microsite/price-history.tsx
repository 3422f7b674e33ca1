import { Container } from '@/design/show/container'
import { DataTable } from '@/design/show/data-table'
import { phrased } from '@/design/show/phrased'
import { type PublicPrice, priceSteps } from '@/features/catalogue'
import { formatDate, formatPrice } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import type { MicrositeWords } from './words'

const WIDTH = 600
const HEIGHT = 120

interface PriceHistoryProps {
  locale: Locale
  history: readonly PublicPrice[]
  t: MicrositeWords
}

/** How the lowest price of the project has changed, as a line and as a table; nothing while it never has. */
export function PriceHistory({ locale, history, t }: PriceHistoryProps) {
  if (history.length < 2) return null
  const rows = history.toReversed().map(({ price, from }) => ({
    id: from,
    day: formatDate(locale, new Date(from)),
    price: price === null ? t('hero.onRequest') : formatPrice(locale, price),
  }))
  const columns = [
    { key: 'day', title: t('prices.from') },
    { key: 'price', title: t('prices.price'), isNumeric: true },
  ] as const
  return (
    <section aria-labelledby="prices-title" className="pt-7">
      <Container className="grid items-start gap-x-6 gap-y-4 border-t border-stone-200 pt-5 lg:grid-cols-12">
        <div className="flex flex-col gap-3 lg:col-span-5">
          <h2 id="prices-title" className="text-h3">
            {phrased(t('prices.title'))}
          </h2>
          <p className="text-small text-stone-600">{t('prices.note')}</p>
          <svg viewBox={`-4 -4 ${WIDTH + 8} ${HEIGHT + 8}`} aria-hidden="true" className="w-full text-accent">
            <path
              d={priceSteps(history, { width: WIDTH, height: HEIGHT })}
              fill="none"
              stroke="currentColor"
              strokeWidth="3"
            />
          </svg>
        </div>
        <div className="lg:col-span-6 lg:col-start-7">
          <DataTable id="price-history" caption={t('prices.lowest')} columns={columns} rows={rows} />
        </div>
      </Container>
    </section>
  )
}
