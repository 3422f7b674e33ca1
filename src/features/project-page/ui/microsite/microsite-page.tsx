import { Fragment, type ReactNode } from 'react'
import { KeptPart, PagePart } from '@/design/layer/page-part'
import { Container } from '@/design/show/container'
import { ArrowLink } from '@/design/show/link'
import type { ProjectCard, ProjectPage } from '@/features/catalogue'
import { type PageBlock, pageOrder, type SectionId } from '@/features/catalogue'
import { pagePath } from '@/features/routing'
import { formatPrice } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { fromOf } from '@/kernel/price'
import type { OfferLines } from '../../domain/offer-lines'
import { EditorBlock } from './editor-blocks'
import { Closed, OnlineBooking, Similar } from './endings'
import { FactsStrip } from './facts-strip'
import { FilmPlayer } from './films'
import { ForeignBuyers } from './foreign-buyers'
import { Hero } from './hero'
import { Location } from './location'
import './microsite.css'
import './plans.css'
import './print.css'
import './units.css'
import { MonthlyLine } from './monthly-line'
import { PriceHistory } from './price-history'
import { PrintFoot } from './print-foot'
import { Questions } from './questions'
import { RegisterGuide } from './register-guide'
import { lineOf } from './section'
import { RegisterBar, SectionMenu } from './section-menu'
import { shownSections } from './shown-sections'
import { SinceVisit } from './since-visit'
import { formOf, isForSale } from './stage'
import { Concept, Gallery, Highlights } from './story'
import { UnitTypes } from './unit-types'
import { type Notes, visitFacts } from './visit-facts'
import { type MicrositeWords, micrositeWords } from './words'

interface MicrositePageProps {
  locale: Locale
  project: ProjectPage
  /** Similar projects; empty hides the section. */
  similar: readonly ProjectCard[]
  /** The register section; hidden when nothing is for sale. */
  form: ReactNode
  /** The live availability section; shown with the master plan. */
  availability: ReactNode
  /** The building site and the documents of the project, or its documents alone; null where neither is known. */
  progress: { section: ReactNode; name: 'progress' | 'papers' } | null
  /** What a returning reader is told of, besides prices and units; null where no visit counts. */
  notes: Notes | null
  /** What promotions give on its units. */
  offers: OfferLines
  /** The promotions of the project; null where none runs. */
  promotions: ReactNode
  /** Where units are booked online; null where nothing can be booked now. */
  bookingPath: string | null
  /** The share button. */
  share: ReactNode
  /** Full address of the page; null for a draft, which has none. */
  address: string | null
  /** What stands above and below the page where an editor wants the parts of affiliates. */
  affiliate: { header: ReactNode; footer: ReactNode }
}

function menuItems(
  project: ProjectPage,
  order: readonly PageBlock[],
  t: MicrositeWords,
  progress: 'progress' | 'papers',
): { id: SectionId; text: string }[] {
  const named: Partial<Record<SectionId, string>> = {
    concept: t('menu.concept'),
    highlights: t('menu.highlights'),
    'unit-types': t('menu.types', { kind: formOf(project) }),
    'master-plan': t('menu.availability', { kind: formOf(project) }),
    'online-booking': t('menu.booking'),
    location: t('menu.location'),
    progress: t(`menu.${progress}`),
    questions: t('menu.questions'),
  }
  return order.flatMap((block) => {
    const text = block.kind === 'section' ? named[block.id] : undefined
    return block.kind === 'section' && text ? [{ id: block.id, text }] : []
  })
}

type FrameProps = Pick<MicrositePageProps, 'project' | 'affiliate'> & { children: ReactNode }

/** The page with what an editor wants above and below it (S2§2.8), and the facts that its events carry. */
function Frame({ project, affiliate, children }: FrameProps) {
  const { hasAffiliateHeader, hasAffiliateFooter, hidesHeader, hidesFooter } = project.chrome
  return (
    <article
      data-microsite
      data-brand={project.brand}
      data-pj-code={project.code}
      data-campaign={project.campaign || undefined}
      data-hide-header={hidesHeader || hasAffiliateHeader || undefined}
      data-hide-footer={hidesFooter || hasAffiliateFooter || undefined}
    >
      {hasAffiliateHeader ? affiliate.header : null}
      {children}
      {hasAffiliateFooter ? affiliate.footer : null}
    </article>
  )
}

/** The page of one project: building, concept, unit types to scale, availability, location, form. */
export function MicrositePage({
  locale,
  project,
  similar,
  form,
  availability,
  progress,
  notes,
  offers,
  promotions,
  bookingPath,
  share,
  address,
  affiliate,
}: MicrositePageProps) {
  const t = micrositeWords(locale)
  const order = pageOrder(project.blocks, shownSections(project, progress !== null))
  const isOpen = isForSale(project)
  const from = fromOf(project.price)
  const price = from === null ? t('hero.onRequest') : formatPrice(locale, from)
  const action = isOpen
    ? { href: '#register', text: t('menu.register') }
    : { href: '#similar', text: t('closed.action') }
  const bands: Record<SectionId, ReactNode> = {
    concept: <Concept locale={locale} project={project} t={t} />,
    highlights: <KeptPart of={Highlights} by={[project]} props={{ locale, project, t }} />,
    gallery: <Gallery locale={locale} project={project} t={t} />,
    'unit-types': <UnitTypes locale={locale} project={project} offers={offers} />,
    'master-plan': availability,
    'online-booking': <OnlineBooking path={bookingPath} t={t} />,
    location: <Location locale={locale} project={project} t={t} />,
    progress: (
      <div id="progress" style={lineOf('progress')} className="site-section">
        <PagePart>{progress?.section}</PagePart>
      </div>
    ),
    questions: <KeptPart of={Questions} by={[project]} props={{ project, t }} />,
    register: (
      <div id="register" style={lineOf('register')} className="site-section bg-stone-100">
        {form}
      </div>
    ),
  }
  return (
    <Frame project={project} affiliate={affiliate}>
      <Hero locale={locale} project={project} offers={offers} t={t} />
      {address ? (
        <KeptPart of={PrintFoot} by={[project]} props={{ locale, project: { title: project.title }, address }} />
      ) : null}
      <SectionMenu
        label={t('menu.label')}
        items={menuItems(project, order, t, progress?.name ?? 'papers')}
        action={action}
      >
        {notes ? <SinceVisit {...visitFacts(locale, project, notes, t)} /> : null}
      </SectionMenu>
      <PagePart>
        <FactsStrip locale={locale} project={project} t={t} />
        {isOpen ? <MonthlyLine locale={locale} project={project} t={t} /> : null}
      </PagePart>
      <PagePart as="div" className="print:hidden">
        <PriceHistory locale={locale} history={project.priceHistory} t={t} />
        {promotions}
        <ForeignBuyers locale={locale} project={project} />
        {isOpen ? null : <Closed project={project} t={t} />}
      </PagePart>
      {order.map((block) => (
        <Fragment key={block.id}>
          {block.kind === 'section' ? bands[block.id] : <KeptPart of={EditorBlock} by={[block]} props={{ block }} />}
        </Fragment>
      ))}
      <Container className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-stone-200 py-5">
        <p className="flex flex-wrap gap-x-6">
          <ArrowLink href={pagePath(locale, 'brochure', { slug: project.slug })}>
            {words(locale, 'brochure')('link')}
          </ArrowLink>
          {isOpen ? (
            <ArrowLink href={`${pagePath(locale, 'book-visit')}?project=${project.slug}`}>{t('menu.visit')}</ArrowLink>
          ) : null}
          {project.hasOwnPolicy ? (
            <ArrowLink href={pagePath(locale, 'policy-of-project', { slug: project.slug })}>
              {t('particulars.policy')}
            </ArrowLink>
          ) : null}
          <button
            type="button"
            data-prints=""
            className="needs-script inline-flex min-h-target cursor-pointer items-center underline decoration-1 underline-offset-8"
          >
            {t('menu.print')}
          </button>
        </p>
        {share}
      </Container>
      <Similar locale={locale} project={project} similar={similar} t={t} />
      <FilmPlayer locale={locale} project={project} t={t} />
      {isOpen ? <RegisterGuide banner={project.registerBanner} close={t('banner.close')} /> : null}
      {isOpen ? <RegisterBar price={price} label={t('bar.label')} /> : null}
    </Frame>
  )
}
