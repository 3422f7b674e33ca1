import type { ProjectPage } from '@/features/catalogue'
import { formatDate, formatMonth } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { fromOf } from '@/kernel/price'
import type { MicrositeWords } from './words'

/** Something dated of a project, under a name that stays the same between visits. */
export interface DatedNote<Key> {
  key: Key
  text: string
  /** As readers write it; empty where it has none. */
  date: string
}

/** What a project page takes of its building site, documents and promotions to tell what is new. */
export interface Notes {
  /** The newest month of construction, `YYYY-MM`. */
  month: { key: string; percent: number } | null
  papers: readonly { key: string; text: string; date: string | null }[]
  promotions: readonly { key: number; text: string; date: string | null }[]
}

/** Texts for the browser, with `{placeholders}` for values filled in later. */
export interface VisitTexts {
  /** `{date}`, `{count}`. */
  tab: string
  /** `{date}`. */
  title: string
  /** `{before}`, `{after}`. */
  price: string
  /** `{name}`, `{before}`, `{after}`. */
  typePrice: string
  /** `{count}`. */
  sold: string
  /** `{count}`. */
  freed: string
  /** `{text}`. */
  paper: string
  /** `{text}`. */
  promotion: string
  onRequest: string
  note: string
  forget: string
}

export interface SinceVisitProps {
  locale: Locale
  slug: string
  price: number | null
  /** The day from which the price was public. */
  priceDate: string
  types: readonly { code: string; name: string; price: number | null }[]
  month: DatedNote<string> | null
  papers: readonly DatedNote<string>[]
  promotions: readonly DatedNote<number>[]
  texts: VisitTexts
}

const day = (locale: Locale, date: string | null) => (date ? formatDate(locale, new Date(date)) : '')

/** What the browser needs to compare a project with what the reader saw before. */
export function visitFacts(locale: Locale, project: ProjectPage, notes: Notes, t: MicrositeWords): SinceVisitProps {
  const { month, papers, promotions } = notes
  const dated = <Key>({ key, text, date }: { key: Key; text: string; date: string | null }): DatedNote<Key> => ({
    ...{ key, text, date: day(locale, date) },
  })
  return {
    locale,
    slug: project.slug,
    price: fromOf(project.price),
    priceDate: day(locale, project.priceSince),
    types: project.unitTypes.map(({ code, name, price }) => ({ code, name, price: fromOf(price) })),
    month: month && {
      key: month.key,
      text: t('since.month', { month: formatMonth(locale, month.key), percent: month.percent }),
      date: '',
    },
    papers: papers.map(dated),
    promotions: promotions.map(dated),
    texts: {
      tab: t('since.tab', { date: '{date}', count: '{count}' }),
      title: t('since.title', { date: '{date}' }),
      price: t('since.price', { before: '{before}', after: '{after}' }),
      typePrice: t('since.typePrice', { name: '{name}', before: '{before}', after: '{after}' }),
      sold: t('since.sold', { count: '{count}' }),
      freed: t('since.freed', { count: '{count}' }),
      paper: t('since.paper', { text: '{text}' }),
      promotion: t('since.promotion', { text: '{text}' }),
      onRequest: t('hero.onRequest'),
      note: t('since.note'),
      forget: t('since.forget'),
    },
  }
}
