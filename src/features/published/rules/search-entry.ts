import { z } from 'zod'
import { GROUPS, type Group } from '@/features/catalogue'
import type { PictureSource } from '@/kit/picture'
import { sharingFields } from './project-record'

/** The first words of the addresses that search engines are led to (S1§3). */
export const SLUG_PATHS = ['location', 'project', 'condominium', 'house'] as const
export type SlugPath = (typeof SLUG_PATHS)[number]

const sharingImage = z.object({
  url: z.string(),
  width: z.int(),
  height: z.int(),
  mime: z.string(),
  alternativeText: z.string(),
})

/** One search SEO landing entry (S1§3, S2§3). */
export const searchEntry = z.object({
  Title: z.string(),
  Page_Title: z.string().describe('The heading of the page.'),
  Location: z.boolean().describe('It is about an area.'),
  Transportation: z.boolean().describe('It is about what is close by: trains, expressways, malls.'),
  Project_type: z.record(z.enum(GROUPS), z.boolean()).describe('The groups of the projects that it shows now.'),
  Link: z.string().describe('The canonical address of the page, a path on the same host.'),
  Link_out: z.null().describe('No entry leads off this site.'),
  Slug_name: z.string().describe('As asked for.'),
  Slug_path: z.enum(SLUG_PATHS).describe('As asked for, or where it was found.'),
  ...sharingFields,
  Meta_image: sharingImage.nullable(),
})
export type SearchEntry = z.infer<typeof searchEntry>

/** What a landing page says of itself. */
export interface LandingFacts {
  about: 'area' | 'close-by' | 'category'
  /** The groups of the projects it shows now. */
  groups: readonly Group[]
  title: string
  heading: string
  description: string
  /** Its canonical address. */
  path: string
  picture: PictureSource | null
}

/** The largest width of a picture: large, medium, small, thumbnail, in this order of choice (S2§5). */
function toSharingImage(picture: PictureSource | null): z.infer<typeof sharingImage> | null {
  const largest = picture?.variants.at(-1)
  if (!picture || !largest) return null
  return { ...largest, mime: 'image/webp', alternativeText: picture.alt }
}

/** A landing page as the entry that calls read, under the words by which it was asked for. */
export function toSearchEntry(facts: LandingFacts, asked: { slugPath: SlugPath; slug: string }): SearchEntry {
  const { title, description } = facts
  return {
    Title: title,
    Page_Title: facts.heading,
    Location: facts.about === 'area',
    Transportation: facts.about === 'close-by',
    Project_type: Object.fromEntries(GROUPS.map((group) => [group, facts.groups.includes(group)])) as Record<
      Group,
      boolean
    >,
    Link: facts.path,
    Link_out: null,
    Slug_name: asked.slug,
    Slug_path: asked.slugPath,
    Meta_title: title,
    Meta_description: description,
    Og_title: title,
    Og_description: description,
    Twitter_title: title,
    Twitter_description: description,
    Meta_image: toSharingImage(facts.picture),
  }
}
