import { readPlaces, readPriceBands } from '@/features/catalogue/queries/catalogue'
import { priceRangeText } from '@/features/catalogue/ui/money-words'
import type { ListedChoices } from '@/features/requests/ui/form-texts'
import { writePrices } from '@/features/routing'
import { lineNames } from '@/features/search/queries/line-names'
import type { Locale } from '@/i18n/locales'
import { formRoute } from '../../form-route'

/** The price bands of set 2 (C12), the areas, and the rail lines. */
async function choices(locale: Locale): Promise<ListedChoices> {
  const [bands, places] = await Promise.all([readPriceBands(2), readPlaces(locale)])
  const rangeOf = ({ from, to }: (typeof bands)[number]) => writePrices([{ from: from ?? 0, to }])
  return {
    priceBands: Object.fromEntries(bands.map((band) => [rangeOf(band), priceRangeText(locale, band)])),
    places: Object.fromEntries(places.map(({ slug, name }) => [slug, name])),
    lines: lineNames(locale),
  }
}

const { generateMetadata, Page } = formRoute('show-your-need', choices)

export { generateMetadata, Page as default }
