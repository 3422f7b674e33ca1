import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionSlug,
  Where,
} from 'payload'
import { type Context, contextOf } from './context'

interface Stored {
  id: number
  _status?: 'draft' | 'published' | null
}

type Announce<Doc> = (ctx: Context, before: Doc | null, after: Doc | null) => Promise<void>

/**
 * The hooks of a collection with drafts that tell what the public saw before a save and sees after it. Payload's own
 * `previousDoc` does not: it is the newest version, often a draft that lies beside what is published. A draft saved
 * beside what is published concerns nobody, and is not told.
 */
export function whenPublicChanges<Doc>(collection: CollectionSlug, announce: Announce<Doc>) {
  const keyOf = ({ id }: { id: number }) => `public-before:${collection}:${id}`
  const beforeChange: CollectionBeforeChangeHook<Stored> = async ({ originalDoc, req }) => {
    if (!originalDoc || req.context.isSeeding === true) return
    const before = await req.payload.findByID({
      collection,
      id: originalDoc.id,
      depth: 0,
      disableErrors: true,
      // The types know of no joins where they do not know the collection.
      joins: false as never,
      locale: req.locale as 'th',
      fallbackLocale: req.fallbackLocale as 'th',
      req,
    })
    // Not before: reading gives the request another context.
    req.context[keyOf(originalDoc)] = before
  }
  const afterChange: CollectionAfterChangeHook<Stored> = async ({ doc, req }) => {
    const before = (req.context[keyOf(doc)] ?? null) as Stored | null
    if (before?._status === 'published' && doc._status !== 'published') {
      const published: Where = { and: [{ id: { equals: doc.id } }, { _status: { equals: 'published' } }] }
      const { totalDocs } = await req.payload.count({ collection, where: published, req })
      if (totalDocs > 0) return
    }
    await announce(contextOf(req), before as Doc | null, doc as Doc)
  }
  const afterDelete: CollectionAfterDeleteHook = ({ doc, req }) => announce(contextOf(req), doc as Doc, null)
  return { beforeChange, afterChange, afterDelete }
}
