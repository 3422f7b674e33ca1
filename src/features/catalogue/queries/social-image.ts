import { readSocialFileName, type SocialFacts, type SocialImage, type SocialSubject } from '@/features/seo'
import { socialImageUrl, storeSocialImage } from '@/features/seo/server'
import { formatBaht, formatPrice } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { fromOf } from '@/kernel/price'
import { groupSegment } from '@/kernel/vocabulary'
import { isForSale } from '../domain/lists/chosen-projects'
import type { ProjectPage } from '../domain/project'
import { readNamedProject, readProjectPage } from './catalogue'

const subjectOf = (locale: Locale, { group, slug }: ProjectPage): SocialSubject => ({
  group: groupSegment(group),
  slug,
  locale,
})

const placeOf = (project: ProjectPage | null) => project?.zone || (project?.place?.name ?? '')

/** The price in words, else in digits, or "sold out". */
function priceOf(locale: Locale, project: ProjectPage): Pick<SocialFacts, 'label' | 'figure'> {
  const t = words(locale, 'catalogue')
  if (!isForSale(project)) return { label: [], figure: [t('badge.Sold_Out')] }
  const from = fromOf(project.price)
  if (from === null) return { label: [], figure: [t('price.onRequest')] }
  return { label: [t('price.from')], figure: [formatPrice(locale, from), `${formatBaht(from)}+`] }
}

/** The place in the language of the page; in English where a font lacks one of its signs. */
async function factsOf(locale: Locale, project: ProjectPage): Promise<SocialFacts> {
  const source = project.images.hero ?? project.cover
  return {
    brand: project.brand,
    name: project.title,
    place: [placeOf(project), placeOf(await readProjectPage('en', project.slug))],
    ...priceOf(locale, project),
    picture: source?.variants.at(-1)?.url ?? null,
    focal: source?.focal ?? { x: 50, y: 50 },
  }
}

/** The generated sharing image of a project, in the language of its page. */
export async function socialImageOf(locale: Locale, project: ProjectPage): Promise<SocialImage> {
  const facts = await factsOf(locale, project)
  const said = [project.title, placeOf(project), ...facts.label, facts.figure[0]]
  return { url: socialImageUrl(subjectOf(locale, project), facts), alt: said.filter(Boolean).join(' · ') }
}

/** The picture and the price on the card of a page about a project: of the asked price, else from its lowest. */
export function projectCardOf(
  locale: Locale,
  project: Pick<ProjectPage, 'brand' | 'cover' | 'isCurrent' | 'badge' | 'price'>,
  asked: number | null = null,
) {
  const price = asked ?? fromOf(project.price)
  const before = asked === null ? `${words(locale, 'catalogue')('price.from')} ` : ''
  const figure = isForSale(project) && price !== null ? before + formatPrice(locale, price) : ''
  return { image: project.cover, card: { brand: project.brand, figure } }
}

/**
 * The response at the address of a sharing image: the file, drawn on first request; the current address when the facts
 * have changed since; or null when no public project has such an image.
 */
export async function readSocialImage(group: string, name: string): Promise<{ file: string } | { at: string } | null> {
  const asked = readSocialFileName(name)
  const project = asked && (await readNamedProject(asked.locale, asked.slug))
  if (!project || groupSegment(project.group) !== group) return null
  const [subject, facts] = [subjectOf(asked.locale, project), await factsOf(asked.locale, project)]
  const url = socialImageUrl(subject, facts)
  return url.endsWith(`/${name}`) ? { file: await storeSocialImage(subject, facts) } : { at: url }
}
