import type { CSSProperties } from 'react'
import { ResponsiveImage } from '@/design/media/image'
import { Link } from '@/design/show/link'
import { phrased } from '@/design/show/phrased'
import type { ProjectPage } from '@/features/catalogue'
import { SaveButton, startingBefore } from '@/features/catalogue/ui'
import { pagePath } from '@/features/routing'
import { formatPrice } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { phrases } from '@/i18n/phrases'
import { words } from '@/i18n/words'
import { centredIn } from '@/kernel/media/centred-image'
import type { ImageSource } from '@/kernel/media/image'
import { fromOf } from '@/kernel/price'
import type { OfferLines } from '../../domain/offer-lines'
import { HeroFilms } from './films'
import { isForSale } from './stage'
import { StartingOffer } from './unit-offers'
import type { MicrositeWords } from './words'

interface HeroProps {
  locale: Locale
  project: ProjectPage
  /** What promotions give on its units. */
  offers: OfferLines
  t: MicrositeWords
}

const ACTION =
  'inline-flex min-h-7 items-center justify-center rounded-control bg-(--site-action) px-6 py-2 text-center font-semibold ' +
  'text-(--site-action-ink) transition-colors hover:bg-(--site-action-strong)'

/** How much of a wide picture's width the narrowest box beside the words shows: 738×680 of 16:9. */
const WIDE_SHARE = 0.61

/**
 * How wide the picture is drawn: a 16:9 file that fills a higher box is cut at its sides, so that beside the words its
 * width follows from the height of the box (`microsite.css`).
 */
const PICTURE_SIZES =
  '(max-aspect-ratio: 1/1) 100vw, (min-width: 971px) max(59vw, 747px, min(100vh - 200px, 63vw) * 1.78), 100vw'

/**
 * The wide picture with the building whole beside the words. While no editor has set a focal point it is looked for
 * where our pictures have it: right of the middle, near the upper edge.
 */
function onBuilding(image: ImageSource | null): ImageSource | null {
  const isUnset = image?.focal.x === 50 && image.focal.y === 50
  if (!image || isUnset) return image && { ...image, focal: { x: 78, y: 15 } }
  return centredIn(image, WIDE_SHARE)
}

/** The characters of the longest part of a name that is not broken: it fits on one line (`microsite.css`). */
const longestWord = (name: string) => Math.max(...phrases(name).map((word) => word.trim().length))

/**
 * The hero: the building beside or above its name, its starting price and the main action. All of it stands in the
 * first view, with the cookie bar open: the picture takes what the words leave (`microsite.css`).
 */
export function Hero({ locale, project, offers, t }: HeroProps) {
  const { hero, heroTall } = project.images
  return (
    <header className="site-front">
      <div className="site-front-parts site-ground">
        <div className="site-picture">
          <ResponsiveImage source={onBuilding(hero ?? project.cover)} tall={heroTall} sizes={PICTURE_SIZES} priority />
          <HeroFilms locale={locale} project={project} t={t} />
        </div>
        <div className="site-words">
          <div className="flex flex-col gap-2 lg:gap-4">
            <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-(--site-quiet)">
              <HeroBadge project={project} t={t} locale={locale} />
              <span className="site-zone">{project.zone || project.place?.name}</span>
              <SaveButton locale={locale} project={project} look="words" className="peer/save -my-2" />
              <Link
                href={pagePath(locale, 'shortlist')}
                className="-my-2 hidden min-h-target items-center underline underline-offset-8 peer-aria-pressed/save:inline-flex"
              >
                {words(locale, 'shortlist')('title')}
              </Link>
            </p>
            <h1
              lang={project.title === project.titleFull ? 'en' : undefined}
              style={{ '--site-word': longestWord(project.title) } as CSSProperties}
              className="type-display site-title"
            >
              {phrased(project.title)}
            </h1>
            {project.tagline ? (
              <p className="site-tagline max-w-prose text-(--site-quiet) lg:text-h3">{project.tagline}</p>
            ) : null}
          </div>
          <HeroOffer locale={locale} project={project} offers={offers} t={t} />
        </div>
      </div>
    </header>
  )
}

function HeroBadge({ locale, project, t }: Omit<HeroProps, 'offers'>) {
  const badge = project.badge && words(locale, 'catalogue')(`badge.${project.badge}`)
  const text = project.isCurrent ? badge : t('hero.past')
  return text ? (
    <span className="border border-current px-3 py-1 text-small font-medium text-(--site-ink)">{text}</span>
  ) : null
}

function HeroOffer({ locale, project, offers, t }: HeroProps) {
  if (!isForSale(project)) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="text-h3 font-semibold">{project.isCurrent ? t('hero.soldOut') : t('hero.past')}</p>
        <a href="#similar" className={ACTION}>
          {t('hero.similar')}
        </a>
      </div>
    )
  }
  const from = fromOf(project.price)
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <p className="flex flex-col">
        {from === null ? null : <span className="text-small text-(--site-quiet)">{t('hero.from')}</span>}
        <span className="text-h2 leading-[1.2] font-semibold whitespace-nowrap tabular-nums">
          {from === null ? t('hero.onRequest') : formatPrice(locale, from)}
        </span>
        <StartingOffer
          before={startingBefore(locale, project.price)}
          price={project.price}
          offers={offers}
          className="text-(--site-quiet)"
        />
      </p>
      <a href="#register" className={ACTION}>
        {t('hero.register')}
      </a>
    </div>
  )
}
