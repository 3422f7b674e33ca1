import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'
import { z } from 'zod'
import { accessTo } from '@/features/staff/server'
import { LOCALES, type Locale } from '@/i18n/locales'
import { env } from '@/platform/env'
import { PREVIEW_SPANS, sharedUntil } from '../rules/preview'
import { previewLink } from './preview-link'

/** What the back office asks for: in which language, and for how long. */
const wish = z.object({ locale: z.enum(LOCALES), span: z.enum(PREVIEW_SPANS) })

interface Shared {
  collection: string
  isGlobal: boolean
  pathOf: (locale: Locale, doc: Record<string, unknown>) => string | null
}

const refuse = (status: 400 | 403 | 404, error: string) =>
  Response.json({ error }, { status, headers: { 'Cache-Control': 'no-store' } })

/** The draft as it stands, for somebody who may read it; null when there is none for them. */
async function draftOf(
  { payload, user, routeParams }: PayloadRequest,
  { collection, isGlobal }: Shared,
  locale: Locale,
): Promise<{ id: number | null; doc: Record<string, unknown> } | null> {
  const asked = { draft: true, depth: 0, locale, overrideAccess: false, user } as const
  if (isGlobal) {
    const doc = await payload.findGlobal({ slug: collection as GlobalSlug, ...asked })
    return { id: null, doc: doc as unknown as Record<string, unknown> }
  }
  const id = z.coerce.number().int().positive().safeParse(routeParams?.id).data
  if (id === undefined) return null
  const doc = await payload.findByID({
    collection: collection as CollectionSlug,
    id,
    ...asked,
    disableErrors: true,
  })
  return doc && { id, doc: doc as unknown as Record<string, unknown> }
}

/**
 * Makes a link to a draft that can be handed to somebody without an account here. Refuses whoever may not share
 * (403: only those who write), a wish that is none (400), and a draft that is not there (404).
 */
export async function sharePreview(req: PayloadRequest, shared: Shared): Promise<Response> {
  if (!(await accessTo('previews').create({ req }))) return refuse(403, 'forbidden')
  const asked = wish.safeParse(await req.json?.().catch(() => null))
  if (!asked.success) return refuse(400, 'invalid')
  const { locale, span } = asked.data
  const draft = await draftOf(req, shared, locale)
  const path = draft && shared.pathOf(locale, draft.doc)
  if (!draft || !path) return refuse(404, 'not_found')
  const until = sharedUntil(new Date(), span)
  const link = previewLink(path, { collection: shared.collection, id: draft.id, locale }, until)
  return Response.json(
    { url: env.publicUrl + link, until: until.toISOString() },
    { headers: { 'Cache-Control': 'no-store' } },
  )
}
