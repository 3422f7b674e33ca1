import { FilmLink } from '@/design/media/film-link'
import { ResponsiveImage } from '@/design/media/image'
import { OpenFilms } from '@/design/media/open-films'
import { Container } from '@/design/show/container'
import { Icon } from '@/design/show/icon'
import type { ProjectPage } from '@/features/catalogue'
import type { Locale } from '@/i18n/locales'
import type { MicrositeWords } from './words'

interface FilmsProps {
  locale: Locale
  project: ProjectPage
  t: MicrositeWords
}

/** What plays the films of the page; nothing on a page without one. */
export function FilmPlayer({ locale, project, t }: FilmsProps) {
  const { banner, concept, info, loop } = project.films
  return banner || concept || info || loop ? <OpenFilms locale={locale} close={t('films.close')} /> : null
}

/** Over the first picture: a silent loop, and the film that opens from it. */
export function HeroFilms({ locale, project, t }: FilmsProps) {
  const { banner, loop } = project.films
  return (
    <>
      {loop ? (
        <div
          data-film-loop=""
          data-wide={loop.wide}
          data-upright={loop.upright ?? undefined}
          data-pause={t('films.pause')}
          data-play={t('films.play')}
        />
      ) : null}
      {banner ? (
        <FilmLink
          locale={locale}
          film={banner}
          title={project.title}
          text={t('films.watch')}
          className="absolute start-3 bottom-3 z-10"
        />
      ) : null}
    </>
  )
}

/** The façade beside the concept; with a film it is its poster. */
export function ConceptPicture({ locale, project, t }: FilmsProps) {
  const { concept } = project.films
  const picture = (
    <ResponsiveImage
      source={project.images.facade}
      sizes="(min-width: 971px) 48vw, 100vw"
      className="aspect-4/5 lg:aspect-5/6"
    />
  )
  if (!concept) return picture
  return (
    <FilmLink locale={locale} film={concept} title={project.concept.title} text={t('films.concept')}>
      {picture}
    </FilmLink>
  )
}

const CARD = 'flex min-h-target items-center gap-3 border-t border-ink py-4 font-medium hover:underline'

/** The film about the project and its virtual tour, below the pictures. */
export function MoreFilms({ locale, project, t }: FilmsProps) {
  const { info } = project.films
  if (!info && !project.virtualUrl) return null
  return (
    <Container className="grid gap-x-6 pt-6 md:grid-cols-2">
      {info ? (
        <FilmLink
          locale={locale}
          film={{ wide: info, upright: null }}
          title={project.title}
          text={info.title || t('films.info')}
          className={`${CARD} !bg-transparent !px-0`}
        />
      ) : null}
      {project.virtualUrl ? (
        <a
          href={project.virtualUrl}
          target="_blank"
          rel="noopener noreferrer"
          data-event="click_virtual_tour"
          data-event-value={project.virtualUrl}
          className={CARD}
        >
          <Icon name="external" />
          {t('films.tour')}
        </a>
      ) : null}
    </Container>
  )
}
