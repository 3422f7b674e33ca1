import { ResponsiveImage } from '@/design/media/image'
import { Container } from '@/design/show/container'
import { phrased } from '@/design/show/phrased'
import { formatDate, formatMonth } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { type Construction, type MonthOfConstruction, type ProjectDocument, TRADES } from '../domain/construction'

type ConstructionWords = ReturnType<typeof words<'construction'>>

/** How many photographs of the newest month are shown side by side. */
const PICTURES_SHOWN = 6

function Share({ name, percent, t }: { name: string; percent: number; t: ConstructionWords }) {
  return (
    <li className="flex flex-col gap-2 border-t border-stone-200 py-3">
      <span className="flex justify-between gap-4">
        <span>{name}</span>
        <span className="tabular-nums">{t('percent', { percent })}</span>
      </span>
      <span aria-hidden="true" className="block h-1 bg-stone-200">
        <span className="block h-full bg-accent" style={{ width: `${percent}%` }} />
      </span>
    </li>
  )
}

/** The newest report: the whole in one large figure, each trade as a bar, and what was done. */
function Newest({ locale, report, t }: { locale: Locale; report: MonthOfConstruction; t: ConstructionWords }) {
  return (
    <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">
      <div className="flex flex-col gap-3">
        <p className="text-stone-600">{t('asOf', { month: formatMonth(locale, report.month) })}</p>
        <p className="type-display text-h1 tabular-nums">{t('percent', { percent: report.overall })}</p>
        {report.note ? <p className="max-w-prose">{report.note}</p> : null}
      </div>
      <ul aria-label={t('byTrade')} className="border-b border-stone-200">
        {TRADES.map((trade) => (
          <Share key={trade} name={t(`trades.${trade}`)} percent={report.trades[trade]} t={t} />
        ))}
      </ul>
      {report.pictures.length > 0 ? (
        <ul className="grid gap-4 sm:grid-cols-2 md:col-span-2 lg:grid-cols-3">
          {report.pictures.slice(0, PICTURES_SHOWN).map((picture) => (
            <li key={picture.variants.at(-1)?.url}>
              <ResponsiveImage
                source={picture}
                sizes="(min-width: 1041px) 30vw, (min-width: 576px) 48vw, 100vw"
                className="aspect-4/3"
              />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

/** The months before, folded: what was promised can be checked against what was done. */
function Earlier({
  locale,
  months,
  t,
}: {
  locale: Locale
  months: readonly MonthOfConstruction[]
  t: ConstructionWords
}) {
  if (months.length === 0) return null
  return (
    <details className="border-y border-stone-200">
      <summary className="flex min-h-target cursor-pointer items-center font-medium">{t('earlier')}</summary>
      <dl className="grid grid-cols-[auto_auto_1fr] gap-x-5 gap-y-2 pb-4">
        {months.map(({ month, overall, note }) => (
          <div key={month} className="col-span-3 grid grid-cols-subgrid">
            <dt>{formatMonth(locale, month)}</dt>
            <dd className="text-end tabular-nums">{t('percent', { percent: overall })}</dd>
            <dd className="text-stone-600">{note}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

/** A line of what the law wants said of a project. */
interface Particular {
  term: string
  text: string
}

interface PapersProps {
  locale: Locale
  documents: readonly ProjectDocument[]
  particulars: readonly Particular[]
  t: ConstructionWords
}

function Papers({ locale, documents, particulars, t }: PapersProps) {
  return (
    <div className="flex flex-col gap-3">
      <h3 className="type-display text-h3">{phrased(t('papers'))}</h3>
      {particulars.length > 0 ? (
        <dl className="grid gap-x-6 md:grid-cols-2">
          {particulars.map(({ term, text }) => (
            <div key={term} className="flex flex-col border-t border-stone-200 py-3">
              <dt className="font-medium">{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <ul className="grid gap-x-6 md:grid-cols-2">
        {documents.map(({ kind, state, number, date }) => (
          <li key={kind + number} className="flex flex-col border-t border-stone-200 py-3">
            <span className="font-medium">{t(`documents.${kind}`)}</span>
            <span>{t(`states.${state}`, { date: date ? formatDate(locale, new Date(date)) : t('undated') })}</span>
            {number ? <span className="text-small text-stone-600 tabular-nums">{t('number', { number })}</span> : null}
          </li>
        ))}
      </ul>
    </div>
  )
}

interface SlotProps {
  locale: Locale
  construction: Construction
  particulars: readonly Particular[]
}

/** The building site month by month and the papers of the project. */
function ConstructionSection({ locale, construction, particulars }: SlotProps) {
  const { months, documents } = construction
  const [newest, ...earlier] = months
  const t = words(locale, 'construction')
  return (
    <section aria-labelledby="progress-title">
      <Container className="grid gap-x-6 gap-y-7 xl:grid-cols-12">
        <header className="flex flex-col gap-3 xl:col-span-4 xl:pe-6">
          <h2 id="progress-title" className="type-display text-h2">
            {phrased(t(newest ? 'title' : 'titlePapers'))}
          </h2>
          <p className="max-w-prose text-stone-600">{t(newest ? 'lead' : 'leadPapers')}</p>
        </header>
        <div className="flex min-w-0 flex-col gap-7 xl:col-span-8">
          {newest ? <Newest locale={locale} report={newest} t={t} /> : null}
          <Earlier locale={locale} months={earlier} t={t} />
          {documents.length + particulars.length > 0 ? (
            <Papers locale={locale} documents={documents} particulars={particulars} t={t} />
          ) : null}
        </div>
      </Container>
    </section>
  )
}

/** The newest month and the documents that were filed or granted, for readers who come back. */
export function constructionNotes(locale: Locale, { months, documents }: Construction) {
  const [[newest], t] = [months, words(locale, 'construction')]
  return {
    month: newest ? { key: newest.month, percent: newest.overall } : null,
    papers: documents
      .filter(({ state }) => state !== 'preparing')
      .map(({ kind, state, date }) => ({
        key: `${kind}:${state}`,
        text: `${t(`documents.${kind}`)} · ${t(`states.${state}`, { date: date ? formatDate(locale, new Date(date)) : t('undated') })}`,
        date: null,
      })),
  }
}

/** What a project page takes of it: the section and what its menu calls it; null where nothing is known. */
export function constructionSlot(locale: Locale, construction: Construction, particulars: readonly Particular[]) {
  const { months, documents } = construction
  if (months.length + documents.length + particulars.length === 0) return null
  return {
    section: <ConstructionSection locale={locale} construction={construction} particulars={particulars} />,
    name: months.length > 0 ? ('progress' as const) : ('papers' as const),
  }
}
