import type { Metadata } from 'next'
import {
  chosenApart,
  countInBand,
  countInPlace,
  heroProject,
  isForSale,
  type ProjectCard,
  placesOf,
  projectsByStation,
} from '@/features/catalogue'
import { readPlaces, readPriceBands, readProjectCards, readProjectLead } from '@/features/catalogue/queries'
import { cacheDrafts, readPreview } from '@/features/previews/queries'
import { homePath } from '@/features/routing'
import { pageMetadata } from '@/features/seo/server'
import type { Locale } from '@/i18n/locales'
import { BRANDS, type Brand } from '@/kernel/vocabulary'
import { cachedRead } from '@/platform/cache/cached-read'
import type { HomeContent, ProjectBand } from '../domain/home-content'
import { findHomeContent, findHomeDraft, readHomeDraft } from '../operations/find-home-content'

/** The published content of the home page. */
const readHomeContent = cachedRead(
  'home-content',
  (ctx, locale: Locale) => findHomeContent(ctx, locale),
  // Projects and stories are linked by their addresses, which may change.
  () => ['home', 'projects', 'news', 'blog'],
)

/** An interior of a finished project of the brand, when an editor has chosen no image. */
async function brandImage(locale: Locale, cards: readonly ProjectCard[], brand: Brand) {
  const card = cards.find((one) => one.brand === brand && isForSale(one) && one.badge === 'Ready_to_Move')
  const own = card ? await readProjectLead(locale, card.slug) : null
  return own?.lobby ?? own?.facade ?? null
}

async function brandsOf(locale: Locale, cards: readonly ProjectCard[], brands: HomeContent['brands']) {
  if (!brands) return null
  const halves = await Promise.all(
    BRANDS.map(async (brand) => {
      const { text, image } = brands.of[brand]
      return { brand, text, image: image ?? (await brandImage(locale, cards, brand)) }
    }),
  )
  return { title: brands.title, halves }
}

async function heroOf(locale: Locale, cards: readonly ProjectCard[], { hero }: HomeContent) {
  const card = heroProject(cards, hero.project)
  const lead = card ? await readProjectLead(locale, card.slug) : null
  if (!card || !lead) return null
  const own = hero.image
    ? { image: hero.image, tall: hero.imageTall }
    : { image: lead.hero, tall: hero.imageTall ?? lead.heroTall }
  return { ...card, ...own, sentence: hero.sentence || lead.tagline, action: hero.action }
}

/** The sections with projects, no project in two of them; null where one is switched off or would be empty. */
function bandsOf(cards: readonly ProjectCard[], { newProjects, offers, ready }: HomeContent) {
  const choice = (band: ProjectBand | null, test: (card: ProjectCard) => boolean, most: number) => ({
    ...{ slugs: band?.projects ?? [], test },
    most: band ? most : 0,
  })
  const lists = chosenApart(cards, [
    choice(newProjects, (card) => card.isNew, 6),
    choice(offers, (card) => card.loan100, 3),
    choice(ready, (card) => card.badge === 'Ready_to_Move', 4),
  ])
  const [first, second, third] = [newProjects, offers, ready].map((band, index) => {
    const projects = lists[index] ?? []
    return band && projects.length > 0 ? { title: band.title, text: band.text, projects } : null
  })
  return { newProjects: first ?? null, offers: second ?? null, ready: third ?? null }
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
    ...bandsOf(others, content),
    places: content.places && {
      ...content.places,
      places: chosenPlaces.length > 0 ? chosenPlaces : allPlaces,
      stations: projectsByStation(cards, content.places.stations),
    },
    prices: content.prices && {
      ...content.prices,
      bands: priceBands.map((band) => ({ ...band, counts: countInBand(cards, band) })),
    },
    brands: await brandsOf(locale, cards, content.brands),
    stories: content.stories,
    invitations: content.invitations,
  }
}

/** Everything the home page shows; null when nothing is published yet. */
export async function readHomePage(locale: Locale) {
  const content = await readHomeContent(locale)
  return content && assemble(locale, content)
}

const contentOfDraft = cacheDrafts('home', readHomeDraft)

/** The home page as its draft, for staff and for holders of a preview link. */
export function readHomePreview(locale: Locale, token: unknown) {
  return readPreview(
    token,
    (ctx) => findHomeDraft(ctx, locale),
    async (ctx, draft) => {
      const content = await contentOfDraft(ctx, draft)
      return content && assemble(locale, content)
    },
  )
}

/** The metadata of the home page for search engines and link previews. */
export async function homeMetadata(locale: Locale): Promise<Metadata> {
  const [content, home] = [await readHomeContent(locale), await readHomePage(locale)]
  if (!content || !home) return { robots: { index: false, follow: true } }
  const { title, description, image } = content.meta
  return pageMetadata({
    locale,
    path: homePath(locale),
    title: title || home.hero.sentence,
    description,
    image: image ?? home.hero.image,
  })
}
