import { z } from 'zod'
import {
  GROUPS,
  type Group,
  type LandingChoice,
  SLUG_PATHS,
  type SlugPath,
  type sharingTexts,
} from '@/features/catalogue'
import type { PictureSource } from '@/kit/picture'
import { sharingFields } from './project-record'

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
  Popular: z.boolean().describe('The finder offers it among what is popular.'),
  Location: z.boolean().describe('The finder offers it among the areas.'),
  Transportation: z.boolean().describe('The finder offers it under getting about: trains, expressways, malls.'),
  Project_type: z
    .record(z.enum(GROUPS), z.boolean())
    .describe('As editors flag it; unflagged, the groups of the projects that it shows now.'),
  Link: z.string().describe('The canonical address of the page, a path on the same host.'),
  Link_out: z.string().nullable().describe('Where the choice of the finder leads instead, off this site.'),
  Slug_name: z.string().describe('As asked for.'),
  Slug_path: z.enum(SLUG_PATHS).describe('As asked for, or where it was found.'),
  ...sharingFields,
  Meta_image: sharingImage.nullable(),
})
export type SearchEntry = z.infer<typeof searchEntry>

/** What a landing page says of itself. */
export interface LandingFacts {
  /** Under which choices the finder offers it. */
  choices: Readonly<Record<LandingChoice, boolean>>
  groups: readonly Group[]
  title: string
  heading: string
  meta: ReturnType<typeof sharingTexts>
  /** Its canonical address. */
  path: string
  /** A whole address off this site. */
  linkOut: string | null
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
  const { choices, meta } = facts
  return {
    Title: facts.title,
    Page_Title: facts.heading,
    Popular: choices.popular,
    Location: choices.location,
    Transportation: choices.transportation,
    Project_type: Object.fromEntries(GROUPS.map((group) => [group, facts.groups.includes(group)])) as Record<
      Group,
      boolean
    >,
    Link: facts.path,
    Link_out: facts.linkOut,
    Slug_name: asked.slug,
    Slug_path: asked.slugPath,
    Meta_title: meta.title,
    Meta_description: meta.description,
    Og_title: meta.ogTitle,
    Og_description: meta.ogDescription,
    Twitter_title: meta.twitterTitle,
    Twitter_description: meta.twitterDescription,
    Meta_image: toSharingImage(facts.picture),
  }
}
