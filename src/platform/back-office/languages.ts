import type { CollectionConfig, CollectionSlug, Endpoint, Field, GlobalSlug, PayloadRequest, UIField } from 'payload'
import { contextOf } from '../database/context'
import { localApi } from '../database/local-api'
import { label } from './cms-labels'
import { countTexts, hasTexts, namesWithTexts } from './written-texts'

const COLUMN = 'languages'
const MOST_ROWS = 250

const languages: UIField = {
  name: COLUMN,
  type: 'ui',
  label: label('Languages', 'ภาษา'),
  admin: {
    position: 'sidebar',
    components: {
      Cell: '/design/back-office/languages#LanguagesCell',
      Field: '/design/back-office/languages#LanguagesField',
    },
  },
}

/** Tells in the list and beside the form of a translated document which languages lack texts. */
export function withLanguages<Config extends { fields: Field[]; admin?: object }>(config: Config): Config {
  if (!hasTexts(config.fields)) return config
  const fields = [languages, ...config.fields]
  const { defaultColumns } = (config.admin ?? {}) as NonNullable<CollectionConfig['admin']>
  if (!defaultColumns) return { ...config, fields }
  const [title, ...others] = defaultColumns
  return { ...config, fields, admin: { ...config.admin, defaultColumns: [title, COLUMN, ...others] } }
}

const say = (body: unknown, status = 200) => Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })

/** The ids of the asked rows; null if there are none, too many, or other things among them. */
function askedIds({ searchParams }: PayloadRequest): number[] | null {
  const ids = (searchParams.get('ids') ?? '').split(',').map(Number)
  const areIds = ids.every((id) => Number.isInteger(id) && id > 0)
  return areIds && ids.length <= MOST_ROWS ? ids : null
}

async function countInCollection(req: PayloadRequest, slug: string) {
  const [config, ids] = [req.payload.collections[slug as CollectionSlug]?.config, askedIds(req)]
  if (!config || !ids) return say({ error: config ? 'invalid' : 'not found' }, config ? 400 : 404)
  const { docs } = await localApi(contextOf(req), 'as-actor').find({
    collection: slug as CollectionSlug,
    where: { id: { in: ids } },
    locale: 'all',
    draft: true,
    depth: 0,
    pagination: false,
    select: Object.fromEntries(namesWithTexts(config.fields).map((name) => [name, true])),
  })
  return say({ rows: Object.fromEntries(docs.map((doc) => [doc.id, countTexts(config.fields, doc)])) })
}

/** `GET /api/languages/{collection}?ids=1,2`: how many texts each row has and each language lacks. */
const ofCollection: Endpoint = {
  path: '/languages/:slug',
  method: 'get',
  handler: (req) => countInCollection(req, String(req.routeParams?.slug)),
}

/** `GET /api/languages/globals?ids={global}`: the same for a global. */
const ofGlobal: Endpoint = {
  path: '/languages/globals',
  method: 'get',
  handler: async (req) => {
    const config = req.payload.config.globals.find(({ slug }) => slug === req.searchParams.get('ids'))
    if (!config) return say({ error: 'not found' }, 404)
    const slug = config.slug as GlobalSlug
    const document = await localApi(contextOf(req), 'as-actor').findGlobal({
      slug,
      locale: 'all',
      draft: true,
      depth: 0,
    })
    return say({ rows: { [slug]: countTexts(config.fields, document) } })
  },
}

export const languageEndpoints: Endpoint[] = [ofGlobal, ofCollection]
