import type { Where } from 'payload'
import type { Locale } from '@/i18n/locales'
import type { SearchSeo } from '@/payload-types'
import type { Context } from '@/platform/context'
import type { Landing, LandingWords } from '../rules/landing'
import { GROUPS } from '../rules/vocabulary'
import { PICTURE_SELECT, toPicture } from './to-picture'

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
    image: toPicture(stored.Meta_image),
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
  const { docs } = await ctx.payload.find({
    collection: 'search-seos',
    where,
    locale,
    // What is not written in a language is said by the program in that language, not by another one's text.
    fallbackLocale: false,
    draft: isDraft,
    depth: 1,
    pagination: false,
    sort: ['order', 'id'],
    populate: { places: { slug: true }, media: PICTURE_SELECT },
    req: ctx.req,
  })
  return docs.map(toLanding)
}

/** Every published search entry in one language, in the order editors gave them. */
export const listLandings = (ctx: Context, locale: Locale): Promise<Landing[]> =>
  find(ctx, locale, false, { _status: { equals: 'published' } })

/** One search entry as its draft stands; null when there is none. */
export async function findLandingDraft(ctx: Context, locale: Locale, id: number): Promise<Landing | null> {
  return (await find(ctx, locale, true, { id: { equals: id } }))[0] ?? null
}
