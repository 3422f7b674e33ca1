import type { Metadata } from 'next'
import { homePath } from '@/features/addresses'
import { pageMetadata } from '@/features/seo/server'
import type { Locale } from '@/i18n/locales'
import { cachedRead } from '@/platform/cached-read'
import { findHomeContent } from '../operations/find-home-content'
import { chosenProjects, heroProject, isForSale, projectsByStation } from '../rules/chosen-projects'
import type { HomeContent, ProjectBand } from '../rules/home-content'
import { countInBand, countInPlace, placesOf } from '../rules/listing'
import type { ProjectCard } from '../rules/project'
import { BRANDS, type Brand } from '../rules/vocabulary'
import { readPlaces, readPriceBands, readProjectCards, readProjectPage } from './catalogue'
import { readDraft } from './draft-preview'

/** What editors have published on the home page. */
const readHomeContent = cachedRead(
  'home-content',
  (ctx, locale: Locale) => findHomeContent(ctx, locale, false),
  () => ['home'],
)

/** A room of a finished project of the brand, where an editor has chosen no picture. */
async function brandPicture(locale: Locale, cards: readonly ProjectCard[], brand: Brand) {
  const card = cards.find((one) => one.brand === brand && isForSale(one) && one.badge === 'Ready_to_Move')
  const page = card ? await readProjectPage(locale, card.slug) : null
  return page?.pictures.lobby ?? page?.pictures.facade ?? null
}

async function brandsOf(locale: Locale, cards: readonly ProjectCard[], brands: HomeContent['brands']) {
  if (!brands) return null
  const halves = await Promise.all(
    BRANDS.map(async (brand) => {
      const { text, picture } = brands.of[brand]
      return { brand, text, picture: picture ?? (await brandPicture(locale, cards, brand)) }
    }),
  )
  return { title: brands.title, halves }
}

async function heroOf(locale: Locale, cards: readonly ProjectCard[], { hero }: HomeContent) {
  const lead = heroProject(cards, hero.project)
  const page = lead ? await readProjectPage(locale, lead.slug) : null
  if (!lead || !page) return null
  const own = hero.picture
    ? { picture: hero.picture, tall: hero.pictureTall }
    : { picture: page.pictures.hero, tall: hero.pictureTall ?? page.pictures.heroTall }
  return { ...lead, ...own, sentence: hero.sentence || page.tagline, action: hero.action }
}

/** A part with its projects; null when it is switched off or would stand empty. */
function bandOf(
  cards: readonly ProjectCard[],
  band: ProjectBand | null,
  test: (card: ProjectCard) => boolean,
  most: number,
) {
  const projects = band ? chosenProjects(cards, band.projects, test).slice(0, most) : []
  return band && projects.length > 0 ? { title: band.title, text: band.text, projects } : null
}

async function assemble(locale: Locale, content: HomeContent) {
  const [cards, places, priceBands] = await Promise.all([
    readProjectCards(locale),
    readPlaces(locale),
    readPriceBands(1),
  ])
  const hero = await heroOf(locale, cards, content)
  if (!hero) return null
  const others = cards.filter(({ slug }) => slug !== hero.slug)
  const allPlaces = placesOf(cards.filter(isForSale), places).map((place) => ({
    ...place,
    counts: countInPlace(cards, place.slug, places),
  }))
  const chosenPlaces = (content.places?.places ?? []).flatMap(
    (slug) => allPlaces.find((place) => place.slug === slug) ?? [],
  )
  return {
    hero,
    finder: { places: allPlaces, priceBands },
    newProjects: bandOf(others, content.newProjects, (card) => card.isNew, 6),
    places: content.places && {
      ...content.places,
      places: chosenPlaces.length > 0 ? chosenPlaces : allPlaces,
      stations: projectsByStation(cards, content.places.stations),
    },
    prices: content.prices && {
      ...content.prices,
      bands: priceBands.map((band) => ({ ...band, counts: countInBand(cards, band) })),
    },
    offers: bandOf(others, content.offers, (card) => card.loan100, 3),
    brands: await brandsOf(locale, cards, content.brands),
    ready: bandOf(others, content.ready, (card) => card.badge === 'Ready_to_Move', 4),
    stories: content.stories,
    invitations: content.invitations,
  }
}

/** Everything the home page shows, from what editors published; null when nothing is published yet. */
export async function readHomePage(locale: Locale) {
  const content = await readHomeContent(locale)
  return content && assemble(locale, content)
}

/** The home page as its draft stands, for staff and for whoever has a link to it. */
export function readHomePreview(locale: Locale, token: unknown) {
  return readDraft({ of: 'home', locale, token }, async (ctx) => {
    const content = await findHomeContent(ctx, locale, true)
    return content && assemble(locale, content)
  })
}

/** What search engines and sharers are told about the home page. */
export async function homeMetadata(locale: Locale): Promise<Metadata> {
  const [content, home] = [await readHomeContent(locale), await readHomePage(locale)]
  if (!content || !home) return { robots: { index: false, follow: true } }
  const { title, description, image } = content.meta
  return pageMetadata({
    locale,
    path: homePath(locale),
    title: title || home.hero.sentence,
    description,
    image: image ?? home.hero.picture,
  })
}
