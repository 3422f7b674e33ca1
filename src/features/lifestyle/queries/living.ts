import { headers } from 'next/headers'
import { memberContext } from '@/features/members/queries'
import { openDraft } from '@/features/previews/server'
import { addressSettingsNow } from '@/features/routing/server'
import type { SitemapEntry } from '@/features/seo'
import { localesOf } from '@/features/seo/server'
import type { Locale } from '@/i18n/locales'
import { cachedRead } from '@/platform/cache/cached-read'
import { contextOfHeaders } from '@/platform/database/payload'
import type { LivingCard, LivingKind } from '../domain/entry'
import { entryPath } from '../domain/entry-path'
import { findEntry, findEntryDraft, findMembersParts, listEntries } from '../operations/find-entries'

const readAll = cachedRead(
  'living',
  (ctx, locale: Locale) => listEntries(ctx, locale),
  () => ['living'],
)

const readPage = cachedRead(
  'living-entry',
  (ctx, locale: Locale, slug: string) => findEntry(ctx, locale, slug),
  () => ['living'],
)

/** All public entries of a language; stories about living only where their section is open (C5). */
export async function readLiving(locale: Locale): Promise<LivingCard[]> {
  const open = addressSettingsNow().sectionLocales.lifestyle
  const all = await readAll(locale)
  return open && !open.includes(locale) ? all.filter(({ kind }) => kind !== 'lifestyle') : all
}

/** A public entry of a kind, with others of its kind to read next. Only slugs that exist are queried. */
export async function readEntry(locale: Locale, kind: LivingKind, slug: string) {
  const all = (await readLiving(locale)).filter((card) => card.kind === kind)
  const entry = all.some((card) => card.slug === slug) ? await readPage(locale, slug) : null
  return entry && { entry, next: all.filter((card) => card.slug !== slug).slice(0, 3) }
}

/**
 * A public entry with its parts for members: `nobody` when nobody is signed in, null when there is no such entry. Never
 * cached.
 */
export async function readForMembers(locale: Locale, slug: string) {
  const ctx = await memberContext()
  return ctx ? findMembersParts(ctx, locale, slug) : 'nobody'
}

/** The draft of an entry, whole, for staff and for holders of a preview link (A2.12). */
export async function readEntryPreview(locale: Locale, kind: LivingKind, slug: string, token: unknown) {
  const ctx = await contextOfHeaders(await headers(), { purpose: 'preview', token })
  return openDraft(ctx, { token, area: 'catalogue' }, async () => {
    const draft = await findEntryDraft(ctx, locale, slug)
    if (draft?.entry.kind !== kind) return null
    const { id, changedAt } = draft.entry
    return { collection: 'living-entries', id, locale, ...draft, savedAt: changedAt }
  })
}

async function sitemapOf(locale: Locale): Promise<SitemapEntry[]> {
  const all = await readLiving(locale)
  return all.map((card) => {
    const path = entryPath(locale, card)
    const images = card.cover?.variants.slice(-1).map(({ url }) => url) ?? []
    return { path, locales: localesOf(path), changedAt: card.changedAt, images }
  })
}

/** The sitemap of care and living. */
export const LIVING_SITEMAPS = { living: sitemapOf } as const
