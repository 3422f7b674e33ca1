import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionSlug,
  Where,
} from 'payload'
import { type Context, contextOf } from '../database/context'
import { localApi } from '../database/local-api'

interface Stored {
  id: number
  _status?: 'draft' | 'published' | null
}

type OnPublicChange<Doc> = (ctx: Context, before: Doc | null, after: Doc | null) => Promise<void>

/**
 * The hooks of a collection with drafts that report its public state before and after a save. Payload's own
 * `previousDoc` is the newest version, often a draft newer than the published one. A draft saved beside a published
 * document is not reported.
 */
export function whenPublicChanges<Doc>(collection: CollectionSlug, onChange: OnPublicChange<Doc>) {
  const keyOf = ({ id }: { id: number }) => `public-before:${collection}:${id}`
  const beforeChange: CollectionBeforeChangeHook<Stored> = async ({ originalDoc, req }) => {
    if (!originalDoc || req.context.isSeeding === true) return
    const before = await localApi(contextOf(req), 'everything').findByID({
      collection,
      id: originalDoc.id,
      depth: 0,
      disableErrors: true,
      // Without a concrete collection the types allow no joins.
      joins: false as never,
      locale: req.locale as 'th',
      fallbackLocale: req.fallbackLocale as 'th',
    })
    // Set only after the read, which replaces the request's context.
    req.context[keyOf(originalDoc)] = before
  }
  const afterChange: CollectionAfterChangeHook<Stored> = async ({ doc, req }) => {
    const before = (req.context[keyOf(doc)] ?? null) as Stored | null
    if (before?._status === 'published' && doc._status !== 'published') {
      const published: Where = { and: [{ id: { equals: doc.id } }, { _status: { equals: 'published' } }] }
      const { totalDocs } = await localApi(contextOf(req), 'everything').count({ collection, where: published })
      if (totalDocs > 0) return
    }
    await onChange(contextOf(req), before as Doc | null, doc as Doc)
  }
  const afterDelete: CollectionAfterDeleteHook = ({ doc, req }) => onChange(contextOf(req), doc as Doc, null)
  return { beforeChange, afterChange, afterDelete }
}
