import { z } from 'zod'
import type { LandingChoice, sharingTexts } from '@/features/catalogue'
import type { ImageSource } from '@/kernel/media/image'
import { GROUPS, type Group, SLUG_PATHS, type SlugPath } from '@/kernel/vocabulary'
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

/** The texts and facts of a landing page. */
export interface LandingFacts {
  /** The finder choices it appears under. */
  choices: Readonly<Record<LandingChoice, boolean>>
  groups: readonly Group[]
  title: string
  heading: string
  meta: ReturnType<typeof sharingTexts>
  /** Its canonical address. */
  path: string
  /** A URL on another site. */
  linkOut: string | null
  image: ImageSource | null
}

/** The largest width of an image: large, medium, small, thumbnail, in this order (S2§5). */
function toSharingImage(image: ImageSource | null): z.infer<typeof sharingImage> | null {
  const largest = image?.variants.at(-1)
  if (!image || !largest) return null
  return { ...largest, mime: 'image/webp', alternativeText: image.alt }
}

/** A landing page as a search entry, with the segments it was asked for. */
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
    Meta_image: toSharingImage(facts.image),
  }
}
