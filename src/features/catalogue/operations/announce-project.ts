import { tellSearchEngines } from '@/features/seo/server'
import { announceContent } from '@/platform/content-channel'
import type { Context } from '@/platform/context'
import { addressesTouched, type ProjectFace, tagsTouched } from '../rules/touched-pages'
import type { Group } from '../rules/vocabulary'

type Stored = Record<string, unknown>

const CARD_FIELDS = [
  'Project_Title',
  'Slug_name',
  'Brand',
  'Project_group',
  'Badge',
  'New_project',
  'Project_type',
  'Active',
  'tags',
  'place',
  'Zone',
  'Short_Description',
  'Price_rate',
  'Max_price',
  'stations',
  'lat',
  'lng',
  'heroTall',
  'square',
  'hero',
  'Order',
  'tagline',
  'Online_Booking',
  'loan_100per',
  'lobby',
  'facade',
]
const FOOTER_FIELDS = [
  'Project_Title',
  'Slug_name',
  'Brand',
  'Project_group',
  'Badge',
  'Project_type',
  'Active',
  'Order',
]

const idOf = (value: unknown) =>
  typeof value === 'object' && value !== null && 'id' in value ? (value as { id: unknown }).id : value

/** Relations come as ids or as documents, rows with or without their own ids: only what they say counts. */
function pick(document: Stored, fields: readonly string[]): string {
  return JSON.stringify(
    fields.map((field) => document[field]),
    (key, value) => {
      if (key === 'station' || key === 'place') return idOf(value)
      return key === 'id' ? undefined : idOf(value) === value || Array.isArray(value) ? value : (idOf(value) ?? value)
    },
  )
}

function faceOf(document: Stored | null | undefined): ProjectFace | null {
  if (!document) return null
  return {
    slug: String(document.Slug_name),
    group: document.Project_group as Group,
    isPublic: document._status === 'published',
    isFound: document.noindex !== true && !document.canonical,
    card: pick(document, CARD_FIELDS),
    footer: pick(document, FOOTER_FIELDS),
  }
}

/** Tells every front door which pages a saved project concerns, and search engines of its own. Drafts concern none. */
export async function announceProject(ctx: Context, before: unknown, after: unknown): Promise<void> {
  const [was, is] = [faceOf(before as Stored | null), faceOf(after as Stored | null)]
  await announceContent(ctx, tagsTouched(was, is))
  await tellSearchEngines(ctx, addressesTouched(was, is))
}
