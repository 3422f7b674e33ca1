import { Container } from '@/design/show/container'
import { Link } from '@/design/show/link'
import type { ProjectPage } from '@/features/catalogue'
import { pagePath, projectPath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { type BrochureSheet, brochureSheets } from '../../domain/brochure'
import type { OfferLines } from '../../domain/offer-lines'
import '../microsite/plans.css'
import './brochure.css'
import { isForSale } from '../microsite/stage'
import { widthsOf } from '../microsite/unit-types'
import { micrositeWords } from '../microsite/words'
import { BrochureTools } from './brochure-tools'
import {
  ConceptSheet,
  CoverSheet,
  FiguresSheet,
  LocationSheet,
  PricesSheet,
  type SheetProps,
  TermsSheet,
  TypeSheet,
} from './sheets'
import { brochureWords } from './words'

interface BrochureViewerProps {
  locale: Locale
  project: ProjectPage
  /** What promotions give on its units. */
  offers: OfferLines
  /** Full address of the site, without a slash at its end. */
  origin: string
}

const PARTS = {
  cover: CoverSheet,
  concept: ConceptSheet,
  figures: FiguresSheet,
  prices: PricesSheet,
  location: LocationSheet,
  terms: TermsSheet,
}

/** The brochure of a project, set from what its page says today: turned by swipe, keys and links, and printed whole. */
export function BrochureViewer({ locale, project, offers, origin }: BrochureViewerProps) {
  const [t, b] = [micrositeWords(locale), brochureWords(locale)]
  const sheets = brochureSheets(project, { isForSale: isForSale(project) })
  const widest = Math.max(1, ...sheets.flatMap((sheet) => (sheet.kind === 'type' ? widthsOf(sheet.type) : [])))
  const parts = { locale, project, offers, t, b, address: origin + projectPath(locale, project) }
  return (
    <article
      data-brand={project.brand}
      data-pj-code={project.code}
      data-campaign={project.campaign || undefined}
      className="flex flex-col gap-4 pb-7 print:block print:gap-0 print:p-0"
    >
      <Container className="brochure-tools flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pt-4">
        <h1 className="text-h3">
          {b('viewer.title')} <span lang="en">{project.title}</span>
        </h1>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <BrochureTools
            strip="brochure-strip"
            texts={{ print: b('viewer.print'), previous: b('viewer.previous'), next: b('viewer.next') }}
          />
          <Link
            href={pagePath(locale, 'brochure', { slug: project.slug })}
            className="inline-flex min-h-target items-center underline underline-offset-4"
          >
            {b('viewer.back')}
          </Link>
        </div>
      </Container>
      <div className="px-gutter print:p-0">
        <div className="mx-auto w-full max-w-inner print:max-w-none">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard. */}
          <section id="brochure-strip" aria-label={b('viewer.sheets')} tabIndex={0} className="brochure-strip">
            {sheets.map((sheet, index) => (
              <section
                key={sheet.kind === 'type' ? sheet.type.id : sheet.kind}
                id={`sheet-${index + 1}`}
                aria-label={b('viewer.sheet', { n: index + 1, total: sheets.length })}
                className="brochure-sheet"
              >
                <Sheet sheet={sheet} widest={widest} {...parts} />
                <p className="flex justify-between gap-4 border-t border-stone-200 px-6 py-2 text-small text-stone-600 tabular-nums">
                  <span lang="en">{project.title}</span>
                  <span>{b('viewer.page', { n: index + 1, total: sheets.length })}</span>
                </p>
              </section>
            ))}
          </section>
        </div>
      </div>
    </article>
  )
}

function Sheet({ sheet, widest, ...parts }: SheetProps & { sheet: BrochureSheet; widest: number }) {
  if (sheet.kind === 'type') return <TypeSheet {...parts} type={sheet.type} widest={widest} />
  const Part = PARTS[sheet.kind]
  return <Part {...parts} />
}
