import { Container } from '@/design/container'
import { ResponsiveImage } from '@/design/image'
import { Link } from '@/design/link'
import { pagePath } from '@/features/routing'
import { formatPrice } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { ProjectPage } from '../../domain/project'
import { SaveButton } from '../save-button'
import { isForSale } from './stage'
import type { MicrositeWords } from './words'

interface HeroProps {
  locale: Locale
  project: ProjectPage
  t: MicrositeWords
}

const ACTION =
  'inline-flex min-h-7 items-center justify-center rounded-control bg-(--site-action) px-6 py-2 text-center font-semibold ' +
  'text-(--site-action-ink) transition-colors hover:bg-(--site-action-strong)'

/** The hero: the building, its name, the starting price and the main action. */
export function Hero({ locale, project, t }: HeroProps) {
  const { hero, heroTall } = project.images
  return (
    <header>
      <ResponsiveImage source={hero ?? project.cover} tall={heroTall} sizes="100vw" priority className="site-hero" />
      <div className="site-ground">
        <Container className="grid items-end gap-x-6 gap-y-6 py-6 lg:grid-cols-12 lg:py-7">
          <div className="flex flex-col gap-3 lg:col-span-8">
            <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-(--site-quiet)">
              <HeroBadge project={project} t={t} locale={locale} />
              <span>{project.zone || project.place?.name}</span>
              <SaveButton locale={locale} project={project} look="words" className="peer/save -my-2" />
              <Link
                href={pagePath(locale, 'shortlist')}
                className="-my-2 hidden min-h-target items-center underline underline-offset-8 peer-aria-pressed/save:inline-flex"
              >
                {words(locale, 'shortlist')('title')}
              </Link>
            </p>
            <h1 lang={project.title === project.titleFull ? 'en' : undefined} className="type-display site-title">
              {project.title}
            </h1>
            {project.tagline ? <p className="max-w-prose text-h3 text-(--site-quiet)">{project.tagline}</p> : null}
          </div>
          <HeroOffer locale={locale} project={project} t={t} />
        </Container>
      </div>
    </header>
  )
}

function HeroBadge({ locale, project, t }: HeroProps) {
  const badge = project.badge && words(locale, 'catalogue')(`badge.${project.badge}`)
  const text = project.isCurrent ? badge : t('hero.past')
  return text ? (
    <span className="border border-current px-3 py-1 text-small font-medium text-(--site-ink)">{text}</span>
  ) : null
}

function HeroOffer({ locale, project, t }: HeroProps) {
  if (!isForSale(project)) {
    return (
      <div className="flex flex-col items-start gap-4 lg:col-span-4 lg:items-end lg:text-end">
        <p className="text-h3 font-semibold">{project.isCurrent ? t('hero.soldOut') : t('hero.past')}</p>
        <a href="#similar" className={ACTION}>
          {t('hero.similar')}
        </a>
      </div>
    )
  }
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 lg:col-span-4 lg:flex-col lg:items-end lg:text-end">
      <p className="flex flex-col">
        {project.priceFrom === null ? null : <span className="text-small text-(--site-quiet)">{t('hero.from')}</span>}
        <span className="text-h2 leading-[1.2] font-semibold whitespace-nowrap tabular-nums">
          {project.priceFrom === null ? t('hero.onRequest') : formatPrice(locale, project.priceFrom)}
        </span>
      </p>
      <a href="#register" className={ACTION}>
        {t('hero.register')}
      </a>
    </div>
  )
}
