import type { CollectionSlug, GlobalSlug } from 'payload'
import { z } from 'zod'
import { LOCALES, type Locale } from '@/i18n/locales'
import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import { env } from '@/platform/process/env'
import { may } from '../domain/permissions'
import { PREVIEW_SPANS, sharedUntil } from '../domain/preview'
import { previewLink } from './preview-link'

/** The request of the back office: language and lifetime. */
const wish = z.object({ locale: z.enum(LOCALES), span: z.enum(PREVIEW_SPANS) })

/** The document to share. `id` is as in the address; a global has none. */
export interface SharedDraft {
  collection: string
  isGlobal: boolean
  id: unknown
  pathOf: (locale: Locale, doc: Record<string, unknown>) => string | null
}

/** The draft, for somebody who may read it; null otherwise. */
async function draftOf(
  ctx: Context,
  { collection, isGlobal, id: asked }: SharedDraft,
  locale: Locale,
): Promise<{ id: number | null; doc: Record<string, unknown> } | null> {
  const drafts = localApi(ctx, 'as-actor')
  const options = { draft: true, depth: 0, locale } as const
  if (isGlobal) {
    const doc = await drafts.findGlobal({ slug: collection as GlobalSlug, ...options })
    return { id: null, doc: doc as unknown as Record<string, unknown> }
  }
  const id = z.coerce.number().int().positive().safeParse(asked).data
  if (id === undefined) return null
  const doc = await drafts.findByID({ collection: collection as CollectionSlug, id, ...options, disableErrors: true })
  return doc && { id, doc: doc as unknown as Record<string, unknown> }
}

/** Creates a link to a draft for somebody without an account. Refuses an invalid request and a missing draft. */
export async function sharePreview(
  ctx: Context,
  shared: SharedDraft,
  asked: unknown,
): Promise<Result<{ url: string; until: Date }, 'invalid' | 'not_found'>> {
  requireActor(ctx, may.sharePreview)

  const read = wish.safeParse(asked)
  if (!read.success) return refuse('invalid')
  const { locale, span } = read.data
  const draft = await draftOf(ctx, shared, locale)
  const path = draft && shared.pathOf(locale, draft.doc)
  if (!draft || !path) return refuse('not_found')
  const until = sharedUntil(ctx.now, span)
  const link = previewLink(path, { collection: shared.collection, id: draft.id, locale }, until)
  return ok({ url: env.publicUrl + link, until })
}
