import type { Endpoint, PayloadRequest } from 'payload'
import { contextOf } from '@/platform/database/context'
import { listPictureUses, type PictureUse } from '../operations/list-picture-uses'

const MOST_ROWS = 250

type Words = string | Record<string, string> | ((args: never) => unknown) | false | undefined

const wordsIn = (words: Words, language: string, otherwise: string): string => {
  if (typeof words === 'string') return words
  return (typeof words === 'object' && (words[language] ?? words.en)) || otherwise
}

/** What the back office calls the kind of a document. */
function kindOf({ payload, i18n }: PayloadRequest, slug: string): string {
  const ofGlobal = payload.config.globals.find((one) => one.slug === slug)?.label
  const ofCollection = payload.config.collections.find((one) => one.slug === slug)?.labels.singular
  return wordsIn((ofGlobal ?? ofCollection) as Words, i18n.language, slug)
}

const linkTo = (req: PayloadRequest, { collection, id, title }: PictureUse) => ({
  kind: kindOf(req, collection),
  title,
  href: id === null ? `/admin/globals/${collection}` : `/admin/collections/${collection}/${id}`,
})

/** `GET /api/media/uses?ids=1,2`: where each picture is used, with the address of the form. */
export const usesEndpoint: Endpoint = {
  path: '/uses',
  method: 'get',
  handler: async (req) => {
    const ids = (req.searchParams.get('ids') ?? '').split(',').map(Number)
    if (ids.length > MOST_ROWS || !ids.every((id) => Number.isInteger(id) && id > 0))
      return Response.json({ error: 'invalid' }, { status: 400 })
    const uses = await listPictureUses(contextOf(req), ids)
    const rows = ids.map((id) => [id, (uses.get(id) ?? []).map((use) => linkTo(req, use))])
    return Response.json({ rows: Object.fromEntries(rows) }, { headers: { 'Cache-Control': 'no-store' } })
  },
}
