import { z } from 'zod'
import { sharingTexts, type WrittenTexts } from '@/features/catalogue'
import { LOCALES, type Locale } from '@/i18n/locales'
import { BADGES, BRANDS, GROUPS, SECTIONS } from '@/kernel/vocabulary'
import { mediaRecord, type StoredMedia, toMediaRecord } from './media-record'

const flag = z.boolean().nullable().describe('null: nobody has said.')
const jsonText = z.string().nullable().describe('JSON as text: the videos of the page; null when it has none.')

/** The section switches of a microsite (S2§3). */
export const sectionStatus = z.object({
  Slug_name: z.string(),
  ...(Object.fromEntries(SECTIONS.map((name) => [name, z.boolean()])) as Record<
    (typeof SECTIONS)[number],
    z.ZodBoolean
  >),
})
export type SectionStatus = z.infer<typeof sectionStatus>

/** The six texts for search engines and link previews, as on the page. */
export const sharingFields = {
  Meta_title: z.string(),
  Meta_description: z.string(),
  Og_title: z.string(),
  Og_description: z.string(),
  Twitter_title: z.string(),
  Twitter_description: z.string(),
}

/** A project in the list: the list form and the full record of S1§3, with images only on request. */
export const projectRecord = z.object({
  id: z.int(),
  Language: z.enum(LOCALES).describe('The language of the texts.'),
  Project_code: z.string(),
  Project_id: z.string().nullable(),
  Campaign_Code: z.string().nullable(),
  Brand: z.enum(BRANDS),
  Project_Title: z.string(),
  Project_Title_Lang: z.string().nullable().describe('The name as it is spoken in this language.'),
  Title_full: z.string().nullable(),
  Project_group: z.enum(GROUPS),
  Slug_name: z.string(),
  Badge: z.enum(BADGES).nullable(),
  New_project: flag,
  Zone: z.string().describe('May be empty.'),
  Zone_th: z.string(),
  Zone_en: z.string(),
  Short_Description: z.string(),
  Order: z.number(),
  Online_Booking: z.boolean(),
  Project_type: z.enum(['Current']).nullable().describe('null: a past project.'),
  Price_rate: z.number().nullable().describe('The lowest price in baht; null: on request.'),
  Max_price: z.number().nullable(),
  Price_before: z.number().nullable().describe('The lowest price in baht before promotions; null where none cuts it.'),
  loan_100per: flag,
  Stat: z.enum(['publish', 'update']),
  Active: z.boolean().describe('false: a past project.'),
  wait_update: z.enum(['y', 'n']),
  Preview_data_published: jsonText,
  ...sharingFields,
  Logo: mediaRecord.nullable().optional().describe('With `populate=deep`.'),
  Unit_image: mediaRecord.nullable().optional().describe('With `populate=deep`.'),
})
export type ProjectRecord = z.infer<typeof projectRecord>

/** The record of a microsite: with its images, its sections and its canonical address. */
export const micrositeRecord = projectRecord.extend({
  Meta_image: mediaRecord.nullable().describe('The picture when shared.'),
  canonical: z.string().nullable().describe('The canonical address, where that is another site.'),
  section_status: sectionStatus,
  preview_data: jsonText.optional().describe('The videos of the draft: to staff who ask for the draft only.'),
})
export type MicrositeRecord = z.infer<typeof micrositeRecord>

type Stored<Schema extends z.ZodType> = z.infer<Schema> | undefined

/** The fields read of a stored project, in one language. */
export interface StoredProject extends WrittenTexts {
  id: number
  Slug_name: string
  Brand: ProjectRecord['Brand']
  Project_group: ProjectRecord['Project_group']
  Project_code: string
  Project_id?: string | null
  Campaign_Code?: string | null
  Project_Title_Lang?: string | null
  Badge?: Stored<typeof projectRecord.shape.Badge>
  New_project?: boolean | null
  Zone?: string | null
  Order?: number | null
  Online_Booking?: boolean | null
  Project_type?: 'Current' | null
  Price_rate?: number | null
  Max_price?: number | null
  priceBefore?: number | null
  loan_100per?: boolean | null
  Stat?: 'publish' | 'update' | null
  Active?: boolean | null
  wait_update?: 'y' | 'n' | null
  canonical?: string | null
  section_status?: Partial<Record<(typeof SECTIONS)[number], boolean | null>>
  preview_data?: unknown
  Preview_data_published?: unknown
  Logo?: number | StoredMedia | null
  Unit_image?: number | StoredMedia | null
  Meta_image?: number | StoredMedia | null
  hero?: number | StoredMedia | null
}

/** The select of {@link StoredProject} for Payload. No other field is ever read. */
export const PROJECT_SELECT = {
  Project_Title: true,
  Slug_name: true,
  Brand: true,
  Project_group: true,
  Project_code: true,
  Project_id: true,
  Campaign_Code: true,
  Project_Title_Lang: true,
  Title_full: true,
  Short_Description: true,
  Badge: true,
  New_project: true,
  Zone: true,
  Order: true,
  Online_Booking: true,
  Project_type: true,
  Price_rate: true,
  Max_price: true,
  priceBefore: true,
  loan_100per: true,
  Stat: true,
  Active: true,
  wait_update: true,
  canonical: true,
  section_status: true,
  preview_data: true,
  Preview_data_published: true,
  Logo: true,
  Unit_image: true,
  Meta_image: true,
  hero: true,
  Meta_title: true,
  Meta_description: true,
  Og_title: true,
  Og_description: true,
  Twitter_title: true,
  Twitter_description: true,
} as const satisfies Record<Exclude<keyof StoredProject, 'id'>, true>

const toJsonText = (value: unknown) =>
  value === null || value === undefined ? null : typeof value === 'string' ? value : JSON.stringify(value)

function toTexts(stored: StoredProject) {
  const texts = sharingTexts(stored)
  return {
    Short_Description: stored.Short_Description ?? '',
    Meta_title: texts.title,
    Meta_description: texts.description,
    Og_title: texts.ogTitle,
    Og_description: texts.ogDescription,
    Twitter_title: texts.twitterTitle,
    Twitter_description: texts.twitterDescription,
  }
}

function toSectionStatus({ Slug_name, section_status }: StoredProject): SectionStatus {
  const isOn = (name: (typeof SECTIONS)[number]) => section_status?.[name] === true
  return {
    Slug_name,
    book_online: isOn('book_online'),
    concept: isOn('concept'),
    project_highlight: isOn('project_highlight'),
    location: isOn('location'),
    master_plan: isOn('master_plan'),
    unit_type: isOn('unit_type'),
  }
}

function toState(stored: StoredProject) {
  return {
    Order: stored.Order ?? 0,
    Online_Booking: stored.Online_Booking === true,
    Project_type: stored.Project_type ?? null,
    Price_rate: stored.Price_rate ?? null,
    Max_price: stored.Max_price ?? null,
    Price_before: stored.priceBefore ?? null,
    loan_100per: stored.loan_100per ?? null,
    Stat: stored.Stat ?? 'update',
    Active: stored.Active !== false,
    wait_update: stored.wait_update ?? 'y',
    Preview_data_published: toJsonText(stored.Preview_data_published),
  }
}

/** A stored project as published, in the language it was read in, without the videos of the draft. */
export function toMicrositeRecord(
  stored: StoredProject,
  lang: Locale,
  zones: Readonly<Record<'th' | 'en', string>>,
): MicrositeRecord {
  return {
    id: stored.id,
    Language: lang,
    Project_code: stored.Project_code,
    Project_id: stored.Project_id ?? null,
    Campaign_Code: stored.Campaign_Code ?? null,
    Brand: stored.Brand,
    Project_Title: stored.Project_Title,
    Project_Title_Lang: stored.Project_Title_Lang ?? null,
    Title_full: stored.Title_full ?? null,
    Project_group: stored.Project_group,
    Slug_name: stored.Slug_name,
    Badge: stored.Badge ?? null,
    New_project: stored.New_project ?? null,
    Zone: stored.Zone ?? '',
    Zone_th: zones.th,
    Zone_en: zones.en,
    ...toState(stored),
    ...toTexts(stored),
    Logo: toMediaRecord(stored.Logo),
    Unit_image: toMediaRecord(stored.Unit_image),
    Meta_image: toMediaRecord(stored.Meta_image) ?? toMediaRecord(stored.hero),
    canonical: stored.canonical || null,
    section_status: toSectionStatus(stored),
  }
}

/** The same for a draft, with its own videos: for staff only (C19). */
export function toDraftRecord(...of: Parameters<typeof toMicrositeRecord>): MicrositeRecord {
  return { ...toMicrositeRecord(...of), preview_data: toJsonText(of[0].preview_data) }
}

/** A microsite's record without images: `populate` was not set (C33). */
export function withoutImages<Record extends Pick<ProjectRecord, 'Logo' | 'Unit_image'>>(record: Record) {
  const { Logo: _logo, Unit_image: _unit, ...rest } = record
  return rest
}

/** A project as a list record. */
export function toListRecord(microsite: MicrositeRecord, hasImages: boolean): ProjectRecord {
  const { Meta_image: _image, canonical: _canonical, section_status: _sections, ...record } = microsite
  return hasImages ? record : withoutImages(record)
}
