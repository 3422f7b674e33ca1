import { type DrawnPicture, readSocialFileName, type SocialFacts, type SocialSubject } from '@/features/seo'
import { keepSocialPicture, socialPictureUrl } from '@/features/seo/server'
import { formatBaht, formatPrice } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { isForSale } from '../rules/chosen-projects'
import type { ProjectPage } from '../rules/project'
import { groupSegment } from '../rules/vocabulary'
import { readNamedProject, readProjectPage } from './catalogue'

const subjectOf = (locale: Locale, { group, slug }: ProjectPage): SocialSubject => ({
  group: groupSegment(group),
  slug,
  locale,
})

const placeOf = (project: ProjectPage | null) => project?.zone || (project?.place?.name ?? '')

/** A price in words, else in figures that every reader knows; or that nothing is left. */
function priceOf(locale: Locale, project: ProjectPage): Pick<SocialFacts, 'label' | 'figure'> {
  const t = words(locale, 'catalogue')
  if (!isForSale(project)) return { label: [], figure: [t('badge.Sold_Out')] }
  const { priceFrom } = project
  if (priceFrom === null) return { label: [], figure: [t('price.onRequest')] }
  return { label: [t('price.from')], figure: [formatPrice(locale, priceFrom), `${formatBaht(priceFrom)}+`] }
}

/** Chinese letters are in none of our typefaces: the place then stands there in English. */
async function factsOf(locale: Locale, project: ProjectPage): Promise<SocialFacts> {
  const source = project.pictures.hero ?? project.cover
  return {
    brand: project.brand,
    name: project.title,
    place: [placeOf(project), placeOf(await readProjectPage('en', project.slug))],
    ...priceOf(locale, project),
    picture: source?.variants.at(-1)?.url ?? null,
    focal: source?.focal ?? { x: 50, y: 50 },
  }
}

/** The picture of a project that is drawn for sharing, in the language of its page. */
export async function drawnPicture(locale: Locale, project: ProjectPage): Promise<DrawnPicture> {
  const facts = await factsOf(locale, project)
  const said = [project.title, placeOf(project), ...facts.label, facts.figure[0]]
  return { url: socialPictureUrl(subjectOf(locale, project), facts), alt: said.filter(Boolean).join(' · ') }
}

/**
 * What there is at the address of a drawn picture: the file, drawn when it was not yet; or, when the facts have
 * changed since, the address of the present one; null when no public project has such a picture.
 */
export async function readSocialPicture(
  group: string,
  name: string,
): Promise<{ file: string } | { at: string } | null> {
  const asked = readSocialFileName(name)
  const project = asked && (await readNamedProject(asked.locale, asked.slug))
  if (!project || groupSegment(project.group) !== group) return null
  const [subject, facts] = [subjectOf(asked.locale, project), await factsOf(asked.locale, project)]
  const url = socialPictureUrl(subject, facts)
  return url.endsWith(`/${name}`) ? { file: await keepSocialPicture(subject, facts) } : { at: url }
}
