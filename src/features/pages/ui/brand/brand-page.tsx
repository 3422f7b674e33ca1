import { phrased } from '@/design/show/phrased'
import './brand.css'
import { ResponsiveImage } from '@/design/media/image'
import { Container } from '@/design/show/container'
import { SectionHeading } from '@/design/show/section-heading'
import { WordMark } from '@/design/show/word-mark'
import type { BrandNumbers, ProjectCard as ProjectFacts, PromotionOf } from '@/features/catalogue'
import { CARD_CELL, type IndexedPlace, PlaceIndex, ProjectCard } from '@/features/catalogue/ui'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { BrandContent } from '../../domain/brand-content'
import { BrandClosing } from './brand-closing'
import { BrandFigures } from './brand-figures'
import { BrandPlates, BrandPrinciples } from './brand-principles'

interface BrandPageProps {
  locale: Locale
  content: BrandContent
  numbers: BrandNumbers
  projects: readonly ProjectFacts[]
  places: readonly IndexedPlace[]
  /** The title of a promotion that runs for a project. */
  promotionOf?: PromotionOf
}

/** A brand page in the style of an architect's monograph: name, statement, principles, projects, areas. */
export function BrandPage({ locale, content, numbers, projects, places, promotionOf }: BrandPageProps) {
  return (
    <article data-brand={content.brand} data-brand-page="">
      <BrandOpening content={content} />
      {content.statement ? (
        <Container className="brand-air grid lg:grid-cols-12">
          <p className="brand-statement type-display text-h2 whitespace-pre-line">{content.statement}</p>
        </Container>
      ) : null}
      <BrandPrinciples content={content} />
      <BrandPlates plates={content.plates} />
      <BrandFigures locale={locale} numbers={numbers} />
      <BrandWorks locale={locale} content={content} projects={projects} promotionOf={promotionOf} />
      <BrandPlaces locale={locale} content={content} places={places} />
      <BrandClosing locale={locale} content={content} />
    </article>
  )
}

function BrandOpening({ content }: { content: BrandContent }) {
  return (
    <header className="brand-opening">
      <div className="brand-opening-words flex flex-col justify-between gap-8 px-gutter py-7 lg:gap-9 lg:py-8">
        <p lang="en">
          <WordMark of={content.brand} className="h-7 text-decor lg:h-8" />
          <span className="sr-only">{content.brand}</span>
        </p>
        <h1 className="brand-title type-display">{phrased(content.headline)}</h1>
      </div>
      <ResponsiveImage
        source={content.hero}
        tall={content.heroTall}
        sizes="100vw"
        priority
        className="brand-opening-image"
      />
    </header>
  )
}

type BrandWorksProps = Pick<BrandPageProps, 'locale' | 'content' | 'projects' | 'promotionOf'>

function BrandWorks({ locale, content, projects, promotionOf }: BrandWorksProps) {
  const t = words(locale, 'catalogue')
  if (projects.length === 0) return null
  return (
    <section aria-labelledby="works-title" className="brand-air">
      <Container className="flex flex-col gap-6 lg:gap-7">
        <SectionHeading
          id="works-title"
          title={content.projectsTitle || t('brandPage.projects')}
          lead={content.projectsText}
        />
        <ul className="grid gap-x-5 gap-y-7 sm:-mb-8 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-6">
          {projects.map((project) => (
            <li key={project.id} className={`${CARD_CELL} sm:pb-8`}>
              <ProjectCard
                locale={locale}
                project={project}
                promotion={promotionOf?.(project)}
                isLevel
                sizes="(min-width: 971px) 31vw, (min-width: 576px) 46vw, 92vw"
              />
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}

function BrandPlaces({ locale, content, places }: Pick<BrandPageProps, 'locale' | 'content' | 'places'>) {
  const t = words(locale, 'catalogue')
  if (places.length === 0) return null
  return (
    <section aria-labelledby="brand-places-title">
      <Container className="grid gap-6 pb-(--page-air) lg:grid-cols-12">
        <SectionHeading
          id="brand-places-title"
          title={content.placesTitle || t('brandPage.places')}
          className="self-start lg:sticky lg:top-[calc(var(--header-offset)+32px)] lg:col-span-4"
        />
        <div className="lg:col-span-8">
          <PlaceIndex locale={locale} places={places} filter={{ brand: [content.brand] }} />
        </div>
      </Container>
    </section>
  )
}
