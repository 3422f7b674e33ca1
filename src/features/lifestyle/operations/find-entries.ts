import type { Where } from 'payload'
import { IMAGE_SELECT } from '@/features/media/server'
import { isSlug } from '@/features/routing'
import type { StoryPart } from '@/features/stories'
import type { Locale } from '@/i18n/locales'
import type { LivingEntry as Stored } from '@/payload-types'
import type { Context } from '@/platform/database/context'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import { type LivingCard, type LivingEntry, membersParts } from '../domain/entry'
import { may } from '../domain/permissions'
import { toLivingCard, toLivingEntry, writtenParts } from './to-entry'

const IS_PUBLIC: Where = { _status: { equals: 'published' } }

/** The order of the lists. */
const ORDER = ['position', 'id']

const optionsFor = (locale: Locale) =>
  ({
    collection: 'living-entries',
    locale,
    depth: 1,
    populate: { media: IMAGE_SELECT },
    pagination: false,
    sort: ORDER,
  }) as const

/** All public entries, in the order of their lists. */
export async function listEntries(ctx: Context, locale: Locale): Promise<LivingCard[]> {
  requireActor(ctx, may.listEntries)

  const { docs } = await localApi(ctx, 'everything').find({ ...optionsFor(locale), where: IS_PUBLIC })
  return docs.map(toLivingCard)
}

async function storedAt(ctx: Context, locale: Locale, slug: string, isDraft: boolean): Promise<Stored | null> {
  if (!isSlug(slug)) return null
  const named: Where = { slug: { equals: slug } }
  const where = isDraft ? named : { and: [named, IS_PUBLIC] }
  const { docs } = await localApi(ctx, 'everything').find({ ...optionsFor(locale), where, draft: isDraft, limit: 1 })
  return docs[0] ?? null
}

/** A public entry without its part for members; null when there is none at the address. */
export async function findEntry(ctx: Context, locale: Locale, slug: string): Promise<LivingEntry | null> {
  requireActor(ctx, may.findEntry)

  const stored = await storedAt(ctx, locale, slug, false)
  return stored && toLivingEntry(stored, locale)
}

/** An entry with the parts that its locks stand for. */
export interface OpenEntry {
  entry: LivingEntry
  groups: StoryPart[][]
}

const opened = (stored: Stored, locale: Locale): OpenEntry => ({
  entry: toLivingEntry(stored, locale),
  groups: membersParts(writtenParts(stored, locale)),
})

/** A public entry with its parts for members, for the signed-in member (S2§2.10). */
export async function findMembersParts(ctx: Context, locale: Locale, slug: string): Promise<OpenEntry | null> {
  requireActor(ctx, may.findMembersParts)

  const stored = await storedAt(ctx, locale, slug, false)
  return stored && opened(stored, locale)
}

/** The draft at an address, whole; null while it has no kind, and so no page. */
export async function findEntryDraft(ctx: Context, locale: Locale, slug: string): Promise<OpenEntry | null> {
  requireActor(ctx, may.findEntryDraft)

  const stored = await storedAt(ctx, locale, slug, true)
  return stored?.kind ? opened(stored, locale) : null
}
