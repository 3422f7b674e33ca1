import { createLocalReq, type GeneratePreviewURL, type PayloadRequest } from 'payload'
import type { Locale } from '@/i18n/locales'
import type { Context } from '@/platform/database/context'
import { localApi, unlessRefused } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import type { DraftsOfKind, ListedDraft } from '../domain/listed-draft'
import { may } from '../domain/permissions'

/** Of each kind, those saved last: what is being worked on. */
const MOST_OF_A_KIND = 12

type Stored = Record<string, unknown>

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

/** A label of the back office, which speaks Thai and English. */
function labelIn(locale: Locale, label: unknown): string {
  if (typeof label !== 'object' || label === null) return textOf(label) ?? ''
  const { th, en } = Object.fromEntries(Object.entries(label))
  return textOf(locale === 'th' ? th : en) ?? ''
}

interface Kind {
  locale: Locale
  req: PayloadRequest
  preview: GeneratePreviewURL
  titleOf: (doc: Stored) => string | null
}

async function toListed({ locale, req, preview, titleOf }: Kind, doc: Stored): Promise<ListedDraft[]> {
  const [path = ''] = ((await preview(doc, { locale, req, token: null })) ?? '').split('?')
  if (path === '') return []
  const isUnpublished = doc._status !== 'published'
  return [{ title: titleOf(doc) ?? path, path, savedAt: textOf(doc.updatedAt) ?? '', isUnpublished }]
}

async function draftsOfCollections(ctx: Context, locale: Locale, req: PayloadRequest): Promise<DraftsOfKind[]> {
  const kinds = Object.values(ctx.payload.collections).flatMap(({ config: { slug, admin, labels, versions } }) => {
    const { preview, useAsTitle } = admin
    return preview && versions?.drafts ? [{ slug, preview, useAsTitle, kind: labelIn(locale, labels.plural) }] : []
  })
  return Promise.all(
    kinds.map(async ({ slug, preview, useAsTitle, kind }) => {
      const read = {
        collection: slug,
        locale,
        draft: true,
        depth: 0,
        limit: MOST_OF_A_KIND,
        sort: '-updatedAt',
      } as const
      const find = async () => (await localApi(ctx, 'as-actor').find(read)).docs.map((doc): Stored => ({ ...doc }))
      const docs = await unlessRefused(find)
      const one: Kind = { locale, req, preview, titleOf: (doc) => textOf(doc[useAsTitle ?? 'id']) }
      return { kind, drafts: (await Promise.all(docs.map((doc) => toListed(one, doc)))).flat() }
    }),
  )
}

async function draftsOfGlobals(ctx: Context, locale: Locale, req: PayloadRequest): Promise<DraftsOfKind[]> {
  const kinds = ctx.payload.globals.config.flatMap(({ slug, admin, label, versions }) => {
    const preview = admin?.preview
    return preview !== undefined && versions?.drafts ? [{ slug, preview, kind: labelIn(locale, label) }] : []
  })
  return Promise.all(
    kinds.map(async ({ slug, preview, kind }) => {
      const find = async (): Promise<Stored[]> => [
        { ...(await localApi(ctx, 'as-actor').findGlobal({ slug, locale, draft: true, depth: 0 })) },
      ]
      const docs = await unlessRefused(find)
      const one: Kind = { locale, req, preview, titleOf: () => kind }
      return { kind, drafts: (await Promise.all(docs.map((doc) => toListed(one, doc)))).flat() }
    }),
  )
}

/** Every kind of page that has a preview, with those of it that were saved last, as far as the actor may read them. */
export async function listDrafts(ctx: Context, locale: Locale): Promise<DraftsOfKind[]> {
  requireActor(ctx, may.listDrafts)

  const req = ctx.req ?? (await createLocalReq({}, ctx.payload))
  const [collections, globals] = [await draftsOfCollections(ctx, locale, req), await draftsOfGlobals(ctx, locale, req)]
  return [...collections, ...globals].filter(({ drafts }) => drafts.length > 0)
}
