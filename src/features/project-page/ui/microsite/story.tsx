import { ResponsiveImage } from '@/design/media/image'
import { OpenPictures } from '@/design/media/open-pictures'
import { Container } from '@/design/show/container'
import { phrased } from '@/design/show/phrased'
import type { ProjectPage } from '@/features/catalogue'
import { facilityName } from '@/i18n/facility-name'
import type { Locale } from '@/i18n/locales'
import type { ImageSource } from '@/kernel/media/image'
import { ConceptPicture, MoreFilms } from './films'
import { lineOf, SiteSection } from './section'
import { formOf } from './stage'
import type { MicrositeWords } from './words'

/** The concept of the project: text in one column, the tall façade image in the other. */
export function Concept({ locale, project, t }: { locale: Locale; project: ProjectPage; t: MicrositeWords }) {
  const { concept } = project
  return (
    <section id="concept" style={lineOf('concept')} aria-labelledby="concept-title" className="site-section">
      <Container className="grid gap-x-6 gap-y-7 lg:grid-cols-12">
        <div className="flex flex-col gap-6 lg:col-span-6 lg:pe-7 xl:col-span-5">
          <h2 id="concept-title" className="type-display text-h1">
            {phrased(concept.title)}
          </h2>
          {concept.paragraphs.map((paragraph) => (
            <p key={paragraph} className="max-w-prose">
              {paragraph}
            </p>
          ))}
        </div>
        <div className="-mx-(--spacing-gutter) lg:col-span-6 lg:col-start-7 lg:mx-0">
          <ConceptPicture locale={locale} project={project} t={t} />
        </div>
      </Container>
    </section>
  )
}

/** Facilities that stand open; the rest is folded. */
const SHOWN_FACILITIES = 6

/** Highlights in figures, and the shared facilities. */
export function Highlights({ locale, project, t }: { locale: Locale; project: ProjectPage; t: MicrositeWords }) {
  return (
    <SiteSection id="highlights" title={t('highlights.title')} ground="stone">
      <ol className="grid gap-x-6 md:grid-cols-2">
        {project.highlights.map((highlight, index) => (
          <li key={highlight.title} className="flex flex-col gap-2 border-t border-ink pt-4 pb-7">
            <span aria-hidden="true" className="text-small text-accent-strong tabular-nums">
              {String(index + 1).padStart(2, '0')}
            </span>
            <h3 className="type-display text-h3">{phrased(highlight.title)}</h3>
            <p className="max-w-prose">{highlight.text}</p>
          </li>
        ))}
      </ol>
      {project.facts.facilities.length > 0 ? (
        <div className="border-t border-stone-400 pt-4">
          <h3 className="text-small text-stone-600">{phrased(t('highlights.facilities'))}</h3>
          <Facilities locale={locale} names={project.facts.facilities.slice(0, SHOWN_FACILITIES)} />
          {project.facts.facilities.length > SHOWN_FACILITIES ? (
            <details>
              <summary className="inline-flex min-h-target cursor-pointer items-center underline decoration-stone-400 underline-offset-8">
                {t('highlights.allFacilities', { count: project.facts.facilities.length })}
              </summary>
              <Facilities locale={locale} names={project.facts.facilities.slice(SHOWN_FACILITIES)} />
            </details>
          ) : null}
        </div>
      ) : null}
    </SiteSection>
  )
}

function Facilities({ locale, names }: { locale: Locale; names: readonly string[] }) {
  return (
    <ul className="columns-2 gap-x-6 pt-3 md:columns-3">
      {names.map((facility) => (
        <li key={facility} className="break-inside-avoid py-1">
          {phrased(facilityName(locale, facility))}
        </li>
      ))}
    </ul>
  )
}

/**
 * Garden, lobby, room; of land only what there is, the garden and the plots from above: side by side on one height,
 * moved by hand, wheel or arrow keys.
 */
export function Gallery({ locale, project, t }: { locale: Locale; project: ProjectPage; t: MicrositeWords }) {
  const { garden, lobby, room, square } = project.images
  const isLand = formOf(project) === 'plots'
  const shown = (
    [
      ['garden', garden],
      ['above', isLand ? square : null],
      ['lobby', lobby],
      ['room', room],
    ] as const
  ).filter((entry): entry is readonly [(typeof entry)[0], ImageSource] => entry[1] !== null)
  if (shown.length === 0) return null
  return (
    <section id="gallery" style={lineOf('gallery')} aria-labelledby="gallery-title" className="site-section">
      <Container className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pb-6">
        <h2 id="gallery-title" className="type-display text-h2">
          {phrased(t('gallery.title'))}
        </h2>
        <p className="max-w-prose text-small text-stone-600">{t('gallery.note')}</p>
      </Container>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard */}
      <section tabIndex={0} aria-label={t('gallery.label')} className="site-reel gap-4 pb-3 md:gap-5">
        {shown.map(([name, image], index) => (
          <figure key={name} className="flex w-[86%] flex-col gap-2 md:w-[62%] xl:w-[46%]">
            <a
              id={`picture-${name}`}
              href={image.variants.at(-1)?.url}
              data-picture={t('gallery.position', { n: index + 1, total: shown.length })}
            >
              <ResponsiveImage
                source={image}
                sizes="(min-width: 1041px) 46vw, (min-width: 768px) 62vw, 86vw"
                className="aspect-4/3"
              />
            </a>
            <figcaption className="text-small text-stone-600">
              {t(`gallery.${name}`, { kind: formOf(project) })}
            </figcaption>
          </figure>
        ))}
      </section>
      <MoreFilms locale={locale} project={project} t={t} />
      <OpenPictures
        label={t('gallery.label')}
        words={{
          close: t('gallery.close'),
          previous: t('gallery.previous'),
          next: t('gallery.next'),
          share: t('gallery.share'),
          shared: t('gallery.shared'),
        }}
      />
    </section>
  )
}
