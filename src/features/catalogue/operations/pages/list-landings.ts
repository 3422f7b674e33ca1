import type { Where } from 'payload'
import { IMAGE_SELECT, toImage } from '@/features/media/server'
import type { Locale } from '@/i18n/locales'
import { GROUPS } from '@/kernel/vocabulary'
import type { SearchSeo } from '@/payload-types'
import type { Context } from '@/platform/database/context'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import type { Landing, LandingWords } from '../../domain/lists/landing'
import { may } from '../../domain/permissions'

function toWords(stored: SearchSeo): LandingWords {
  return {
    title: stored.Title ?? '',
    heading: stored.Page_Title ?? '',
    intro: stored.intro ?? '',
    sharing: {
      Meta_title: stored.Meta_title,
      Meta_description: stored.Meta_description,
      Og_title: stored.Og_title,
      Og_description: stored.Og_description,
      Twitter_title: stored.Twitter_title,
      Twitter_description: stored.Twitter_description,
    },
    image: toImage(stored.Meta_image),
  }
}

const slugsOf = (places: SearchSeo['places']) =>
  (places ?? []).flatMap((place) => (typeof place === 'object' ? [place.slug] : []))

function toLanding(stored: SearchSeo): Landing {
  return {
    id: stored.id,
    slugPath: stored.Slug_path,
    slug: stored.Slug_name,
    says: toWords(stored),
    groups: GROUPS.filter((group) => stored.Project_type?.[group] === true),
    choices: {
      popular: stored.Popular === true,
      location: stored.Location === true,
      transportation: stored.Transportation === true,
    },
    linkOut: stored.Link_out ?? '',
    link: stored.Link ?? '',
    shows: {
      kind: stored.kind ?? null,
      places: slugsOf(stored.places),
      also: slugsOf(stored.also),
      close: stored.close ?? null,
    },
    changedAt: stored.updatedAt,
  }
}

async function find(ctx: Context, locale: Locale, isDraft: boolean, where: Where): Promise<Landing[]> {
  const { docs } = await localApi(ctx, 'everything').find({
    collection: 'search-seos',
    where,
    locale,
    // A missing text falls back to the generated text in the same language, not to another translation.
    fallbackLocale: false,
    draft: isDraft,
    depth: 1,
    pagination: false,
    sort: ['order', 'id'],
    populate: { places: { slug: true }, media: IMAGE_SELECT },
  })
  return docs.map(toLanding)
}

/** Every published search entry in one language, in editorial order. */
export const listLandings = (ctx: Context, locale: Locale): Promise<Landing[]> => {
  requireActor(ctx, may.listLandings)
  return find(ctx, locale, false, { _status: { equals: 'published' } })
}

/** The draft of a search entry; null when there is none. */
export async function findLandingDraft(ctx: Context, locale: Locale, id: number): Promise<Landing | null> {
  requireActor(ctx, may.findLandingDraft)

  return (await find(ctx, locale, true, { id: { equals: id } }))[0] ?? null
}
