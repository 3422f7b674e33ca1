import type { CollectionSlug, Field, GlobalSlug, SanitizedCollectionConfig } from 'payload'
import type { Context } from '@/platform/database/context'
import { localApi, unlessRefused } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import { may } from '../domain/permissions'
import { mayHavePictures, namesWithPictures, picturesIn } from '../domain/pictures-in'

/** A document that shows a picture, in its published state or in its draft. */
export interface PictureUse {
  collection: string
  /** null for a global, of which there is one. */
  id: number | null
  /** What the document is called; '' if it has no name. */
  title: string
}

type Uses = Map<number, PictureUse[]>

function keep(uses: Uses, wanted: ReadonlySet<number>, use: PictureUse, fields: Field[], document: unknown): void {
  for (const id of picturesIn(fields, document)) {
    if (!wanted.has(id)) continue
    const known = uses.get(id) ?? []
    const isKnown = known.some((one) => one.collection === use.collection && one.id === use.id)
    if (!isKnown) uses.set(id, [...known, use])
  }
}

function titleOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  const { th, en } = value as { th?: unknown; en?: unknown }
  return ([th, en].find((text) => typeof text === 'string' && text !== '') as string | undefined) ?? ''
}

/** The documents of a collection as far as they hold pictures; published and as drafts. */
async function documentsOf(ctx: Context, { slug, fields, admin, versions }: SanitizedCollectionConfig) {
  const names = [...namesWithPictures(fields), admin.useAsTitle ?? 'id']
  const read = async (draft: boolean) => {
    const { docs } = await localApi(ctx, 'as-actor').find({
      collection: slug as CollectionSlug,
      locale: 'all',
      depth: 0,
      pagination: false,
      draft,
      select: Object.fromEntries(names.map((name) => [name, true])),
    })
    return docs as unknown as Record<string, unknown>[]
  }
  return [...(await read(false)), ...(versions?.drafts ? await read(true) : [])]
}

/** Where pictures are used, of what the actor may read: by their ids. */
export async function listPictureUses(ctx: Context, ids: readonly number[]): Promise<Uses> {
  requireActor(ctx, may.listPictureUses)

  const [uses, wanted] = [new Map<number, PictureUse[]>(), new Set(ids)]
  const { collections, globals } = ctx.payload.config
  for (const config of collections.filter(({ fields }) => mayHavePictures(fields))) {
    for (const document of await unlessRefused(() => documentsOf(ctx, config))) {
      const title = titleOf(document[config.admin.useAsTitle ?? 'id'])
      const use = { collection: config.slug, id: Number(document.id), title }
      keep(uses, wanted, use, config.fields, document)
    }
  }
  for (const { slug, fields } of globals.filter((one) => mayHavePictures(one.fields))) {
    const read = async () => [
      await localApi(ctx, 'as-actor').findGlobal({ slug: slug as GlobalSlug, locale: 'all', depth: 0 }),
    ]
    for (const document of await unlessRefused(read))
      keep(uses, wanted, { collection: slug, id: null, title: '' }, fields, document)
  }
  return uses
}
