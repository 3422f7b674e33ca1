import { resolveAddress } from '@/features/addresses'
import type { Locale } from '@/i18n/locales'
import type { HomePage as StoredHome } from '@/payload-types'
import type { Context } from '@/platform/context'
import type { BandWords, HomeContent, ProjectBand } from '../rules/home-content'
import { BRANDS } from '../rules/vocabulary'
import { PICTURE_SELECT, toPicture } from './to-picture'

/** What may be read of the documents that a written page refers to. */
export const PAGE_POPULATE = {
  media: PICTURE_SELECT,
  projects: { Slug_name: true },
  places: { slug: true },
  stations: { slug: true },
  news: { category: true },
  posts: { slug: true },
} as const

type Related = number | { Slug_name?: string; slug?: string } | null | undefined
type StoredBand = { isShown?: boolean | null; title?: string | null; text?: string | null } | null | undefined

/** The words in addresses of what an editor chose; a document that is gone falls out. */
export function slugsOf(related: readonly Related[] | null | undefined): string[] {
  return (related ?? []).flatMap((one) =>
    typeof one === 'object' && one !== null ? (one.Slug_name ?? one.slug ?? []) : [],
  )
}

function toBand(stored: StoredBand): BandWords | null {
  return stored?.isShown && stored.title ? { title: stored.title, text: stored.text ?? '' } : null
}

function toProjectBand(stored: StoredHome['newProjects']): ProjectBand | null {
  const words = toBand(stored)
  return words && { ...words, projects: slugsOf(stored?.projects) }
}

function toPlaces(stored: StoredHome['places']): HomeContent['places'] {
  const words = toBand(stored)
  return (
    words && {
      ...words,
      places: slugsOf(stored?.places),
      stationsTitle: stored?.stationsTitle ?? '',
      stations: slugsOf(stored?.stations),
    }
  )
}

function toBrands(stored: StoredHome['brands']): HomeContent['brands'] {
  if (!stored?.isShown || !stored.title) return null
  const [noble, nue] = BRANDS.map((brand) => ({
    text: stored[brand]?.text ?? '',
    picture: toPicture(stored[brand]?.picture),
  }))
  return noble && nue ? { title: stored.title, of: { noble, nue } } : null
}

function toStories(stored: StoredHome['stories']): HomeContent['stories'] {
  const words = toBand(stored)
  const chosen = (stored?.chosen ?? []).map(({ relationTo, value }) => ({
    kind: relationTo === 'posts' ? ('blog' as const) : ('news' as const),
    id: typeof value === 'object' ? value.id : value,
  }))
  return words && { ...words, chosen }
}

/** An invitation to a page that does not exist yet is not sent. */
function toInvitations(rows: StoredHome['invitations'], locale: Locale): HomeContent['invitations'] {
  return (rows ?? []).flatMap((row) => {
    const words = toBand(row)
    const href = `/${locale}/${row.address.replace(/^\/+/, '')}`
    const isPage = resolveAddress({ path: href, search: '' }).kind === 'page'
    return words && isPage ? [{ ...words, action: row.action || words.title, href }] : []
  })
}

function toHomeContent(stored: StoredHome, locale: Locale): HomeContent {
  const { hero } = stored
  return {
    hero: {
      project: slugsOf([hero?.project])[0] ?? null,
      sentence: hero?.sentence ?? '',
      action: hero?.action ?? '',
      picture: toPicture(hero?.picture),
      pictureTall: toPicture(hero?.pictureTall),
    },
    newProjects: toProjectBand(stored.newProjects),
    places: toPlaces(stored.places),
    prices: toBand(stored.prices),
    offers: toProjectBand(stored.offers),
    brands: toBrands(stored.brands),
    ready: toProjectBand(stored.ready),
    stories: toStories(stored.stories),
    invitations: toInvitations(stored.invitations, locale),
    meta: {
      title: stored.metaTitle ?? '',
      description: stored.metaDescription ?? '',
      image: toPicture(stored.metaImage),
    },
  }
}

/** What editors say on the home page: as published, or as it stands in the draft. null when there is nothing yet. */
export async function findHomeContent(ctx: Context, locale: Locale, isDraft: boolean): Promise<HomeContent | null> {
  const stored = await ctx.payload.findGlobal({
    slug: 'home-page',
    locale,
    draft: isDraft,
    depth: 1,
    populate: PAGE_POPULATE,
    req: ctx.req,
  })
  return isDraft || stored._status === 'published' ? toHomeContent(stored, locale) : null
}
