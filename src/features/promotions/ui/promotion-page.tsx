import type { CSSProperties, ReactNode } from 'react'
import { FilmLink } from '@/design/media/film-link'
import { ResponsiveImage } from '@/design/media/image'
import { OpenFilms } from '@/design/media/open-films'
import { Breadcrumbs } from '@/design/show/breadcrumbs'
import { Container } from '@/design/show/container'
import { ArrowLink } from '@/design/show/link'
import { phrased } from '@/design/show/phrased'
import { SectionHeading } from '@/design/show/section-heading'
import { ProjectCard } from '@/features/catalogue/ui'
import { pagePath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import type { PromotionPage as Facts, ShownPromotion } from '../domain/promotion'
import { countdownText, periodText, promotionCrumbs, promotionWords } from './promotion-words'
import './promotion.css'

interface PromotionPageProps extends ShownPromotion {
  locale: Locale
  now: Date
  /** The register box; null when there is none. */
  form: ReactNode
  share: ReactNode
}

/** A promotion: what one gets and until when, on the colours of its editor; its terms, its projects, its form. */
export function PromotionPage({ locale, promotion, projects, now, form, share }: PromotionPageProps) {
  const t = promotionWords(locale)
  const isOver = promotion.state === 'ended'
  return (
    <article className="flex flex-col">
      <Front locale={locale} promotion={promotion} now={now} hasForm={form !== null} />
      <Container className="flex flex-col gap-8 py-8 lg:gap-9 lg:py-9">
        <div className="grid gap-x-6 gap-y-7 lg:grid-cols-12">
          <div
            className="promotion-text max-w-prose lg:col-span-7"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was saved (`cleanHtml`)
            dangerouslySetInnerHTML={{ __html: promotion.text }}
          />
          {promotion.terms ? (
            <section aria-labelledby="terms-title" className="border-t border-ink pt-4 lg:col-span-4 lg:col-start-9">
              <h2 id="terms-title" className="pb-2 font-semibold">
                {phrased(t('terms'))}
              </h2>
              <p className="text-small whitespace-pre-line text-stone-600">{promotion.terms}</p>
            </section>
          ) : null}
        </div>
        {promotion.film ? (
          <FilmLink locale={locale} film={promotion.film} title={promotion.title} text={t('films.watch')}>
            <ResponsiveImage source={promotion.cover} sizes="92vw" alt="" className="aspect-video" />
          </FilmLink>
        ) : null}
        {promotion.film || promotion.preFilm ? <OpenFilms locale={locale} close={t('films.close')} /> : null}
        {projects.length > 0 ? (
          <section aria-labelledby="projects-title" className="flex flex-col gap-6">
            <SectionHeading id="projects-title" title={t('projects', { count: projects.length })} />
            <ul className="grid gap-x-6 gap-y-7 sm:grid-cols-2 xl:grid-cols-3">
              {projects.map((project) => (
                <li key={project.id}>
                  <ProjectCard
                    locale={locale}
                    project={project}
                    sizes="(min-width: 1041px) 31vw, (min-width: 576px) 46vw, 92vw"
                  />
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        {isOver ? null : form}
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-stone-200 pt-5">
          <ArrowLink href={pagePath(locale, 'promotion')}>{t('all')}</ArrowLink>
          {share}
        </div>
      </Container>
    </article>
  )
}

function Front({ locale, promotion, now, hasForm }: { locale: Locale; promotion: Facts; now: Date; hasForm: boolean }) {
  const t = promotionWords(locale)
  const { state, ink, ground, heading, benefit, description, banner, titleImage, preFilm } = promotion
  const countdown = countdownText(locale, promotion, now)
  const style = { '--promotion-ink': ink, '--promotion-ground': ground } as CSSProperties
  return (
    <header style={style} className="promotion-front">
      <Container className="grid gap-x-6 gap-y-6 pt-3 pb-7 lg:grid-cols-12 lg:pb-9">
        <div className="lg:col-span-12">
          <Breadcrumbs label={t('crumbs')} items={promotionCrumbs(locale, promotion)} />
        </div>
        <div className="flex flex-col items-start justify-end gap-5 lg:col-span-7">
          {state === 'running' ? null : (
            <p className="border border-current px-3 py-1 text-small font-medium">{t(`states.${state}`)}</p>
          )}
          {titleImage ? (
            <ResponsiveImage source={titleImage} sizes="320px" alt="" isLettering className="max-w-[320px]" />
          ) : null}
          <h1 className="type-display text-h1">{phrased(heading)}</h1>
          {benefit ? <p className="text-h3 font-semibold">{benefit}</p> : null}
          <p className="max-w-prose">{description}</p>
          <p className="flex flex-wrap gap-x-4">
            <span>{periodText(locale, promotion)}</span>
            {countdown ? <strong>{countdown}</strong> : null}
          </p>
          {state === 'ended' ? (
            <a href="#projects-title" className="promotion-action">
              {t('endedAction')}
            </a>
          ) : hasForm ? (
            <a href="#register" className="promotion-action">
              {t('register')}
            </a>
          ) : null}
        </div>
        <div className="relative lg:col-span-4 lg:col-start-9">
          <ResponsiveImage
            source={banner}
            sizes="(min-width: 971px) 38vw, 92vw"
            priority
            className="aspect-4/5 max-lg:aspect-4/3"
          />
          {preFilm ? (
            <FilmLink
              locale={locale}
              film={preFilm}
              title={promotion.title}
              text={t('films.pre')}
              className="absolute start-3 bottom-3"
            />
          ) : null}
        </div>
      </Container>
    </header>
  )
}
