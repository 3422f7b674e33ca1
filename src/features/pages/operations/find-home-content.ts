import { IMAGE_SELECT, toImage } from '@/features/media/server'
import type { StampedDraft } from '@/features/previews'
import { relatedStamp } from '@/features/previews/server'
import { resolveAddress } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { BRANDS } from '@/kernel/vocabulary'
import type { HomePage as StoredHome } from '@/payload-types'
import type { Context } from '@/platform/database/context'
import { databaseOf, sql } from '@/platform/database/database'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import type { BandWords, HomeContent, ProjectBand } from '../domain/home-content'
import { may } from '../domain/permissions'

/** Fields populated from the documents a page refers to. */
export const PAGE_POPULATE = {
  media: IMAGE_SELECT,
  projects: { Slug_name: true },
  places: { slug: true },
  stations: { slug: true },
  news: { category: true },
  posts: { slug: true },
} as const

type Related = number | { Slug_name?: string; slug?: string } | null | undefined
type StoredBand = { isShown?: boolean | null; title?: string | null; text?: string | null } | null | undefined

/** The slugs of chosen documents; deleted documents are left out. */
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
    image: toImage(stored[brand]?.picture),
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

/** Invitations to pages that do not exist yet are left out. */
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
      image: toImage(hero?.picture),
      imageTall: toImage(hero?.pictureTall),
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
      image: toImage(stored.metaImage),
    },
  }
}

const findHome = (ctx: Context, locale: Locale, isDraft: boolean) =>
  localApi(ctx, 'everything').findGlobal({
    slug: 'home-page',
    locale,
    draft: isDraft,
    depth: 1,
    populate: PAGE_POPULATE,
  })

/** The published content of the home page. null when there is none yet. */
export async function findHomeContent(ctx: Context, locale: Locale): Promise<HomeContent | null> {
  requireActor(ctx, may.findHomeContent)

  const stored = await findHome(ctx, locale, false)
  return stored._status === 'published' ? toHomeContent(stored, locale) : null
}

/** The draft of the home page, which always exists. */
export async function findHomeDraft(ctx: Context, locale: Locale): Promise<StampedDraft> {
  requireActor(ctx, may.findHomeDraft)

  const database = await databaseOf(ctx.payload, ctx.req)
  // One row, also before the first save.
  const { rows } = await database.execute(sql`
    select greatest(page.updated_at, draft.version_updated_at) as saved_at,
      concat_ws(' ', page.xmin, draft.id, draft.xmin, ${relatedStamp(ctx.payload, PAGE_POPULATE)}) as stamp
    from (select) always
      left join home_page page on true left join _home_page_v draft on draft.latest
    order by draft.updated_at desc nulls last limit 1`)
  const { saved_at: savedAt, stamp } = rows[0] ?? {}
  const at = savedAt ? new Date(String(savedAt)) : ctx.now
  return { collection: 'home-page', id: null, locale, savedAt: at.toISOString(), stamp: String(stamp) }
}

/** The content of the home page in its draft. */
export async function readHomeDraft(ctx: Context, { locale }: Pick<StampedDraft, 'locale'>): Promise<HomeContent> {
  requireActor(ctx, may.readHomeDraft)

  return toHomeContent(await findHome(ctx, locale, true), locale)
}
