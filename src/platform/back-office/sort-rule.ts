import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type FlattenedField,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
} from 'payload'

/** Fields that Payload adds to every document, or to every version of one. */
const GIVEN = new Set(['id', 'createdAt', 'updatedAt', 'parent', 'latest', 'autosave', 'snapshot', 'publishedLocale'])

const collectionOf = (req: PayloadRequest, slug: string) => req.payload.collections[slug as CollectionSlug]?.config

async function isReadable(field: FlattenedField, req: PayloadRequest): Promise<boolean> {
  if ('hidden' in field && field.hidden) return false
  const read = 'access' in field ? field.access?.read : undefined
  return read === undefined || (await read({ req })) === true
}

/** Whether the rest of a path below a field may be sorted by; `rest` is empty for the field itself. */
async function mayFollow(field: FlattenedField, rest: readonly string[], req: PayloadRequest): Promise<boolean> {
  if (rest.length === 0) return true
  if (field.type === 'group' || field.type === 'tab') return mayReach(field.flattenedFields, rest, req)
  if (field.type === 'relationship' || field.type === 'upload') {
    const target = typeof field.relationTo === 'string' ? collectionOf(req, field.relationTo) : undefined
    // A reader of some of its documents only would learn the order of the others.
    return target !== undefined && (await target.access.read({ req })) === true && maySort(target, rest, req)
  }
  const isOfALocale = 'localized' in field && field.localized === true && rest.length === 1
  return isOfALocale && req.payload.config.localization !== false && isLocaleOf(req.payload.config, rest[0])
}

const isLocaleOf = ({ localization }: SanitizedConfig, code: string | undefined) =>
  localization !== false && localization.localeCodes.includes(code ?? '')

async function mayReach(fields: FlattenedField[], path: readonly string[], req: PayloadRequest): Promise<boolean> {
  const [name, ...rest] = path
  const field = fields.find((one) => one.name === name)
  return field !== undefined && (await isReadable(field, req)) && mayFollow(field, rest, req)
}

async function maySort(collection: SanitizedCollectionConfig, path: readonly string[], req: PayloadRequest) {
  const [first, ...rest] = path
  if (rest.length === 0 && GIVEN.has(first ?? '')) return true
  const { flattenedFields: fields } = collection
  const isOfVersion = first === 'version' && !fields.some(({ name }) => name === 'version')
  return mayReach(fields, isOfVersion ? rest : path, req)
}

const pathsOf = (sort: unknown): string[] =>
  [sort]
    .flat()
    .flatMap((one) => (typeof one === 'string' ? one.split(',') : []))
    .map((path) => path.trim().replace(/^-/, ''))
    .filter(Boolean)

/** What an operation sorts: its own collection, and those it joins. */
function* sortsOf(collection: SanitizedCollectionConfig, given: object, req: PayloadRequest) {
  const args: { sort?: unknown; joins?: unknown } = given
  yield { collection, sort: args.sort }
  if (typeof args.joins !== 'object' || args.joins === null) return
  for (const [slug, joins] of Object.entries(collection.joins)) {
    const joined = collectionOf(req, slug)
    for (const { joinPath } of joins) {
      const asked = (args.joins as Record<string, { sort?: unknown } | false>)[joinPath]
      if (joined && asked) yield { collection: joined, sort: asked.sort }
    }
  }
}

/**
 * Refuses to sort by what the reader may not read. Payload checks the fields of a filter but not those of a sort, so
 * that the order of a list told of password hashes, through the relation to its owner. Applies to whoever acts for
 * themselves (REST, back office); an operation that has checked permissions itself is left alone.
 */
export const refuseHiddenSort: CollectionBeforeOperationHook = async ({ args, collection, overrideAccess, req }) => {
  if (overrideAccess) return args
  for (const { collection: sorted, sort } of sortsOf(collection, args, req)) {
    for (const path of pathsOf(sort)) {
      if (await maySort(sorted, path.split('.'), req)) continue
      throw new APIError('The list cannot be sorted by this.', 400, undefined, true)
    }
  }
  return args
}

/** The rule on every collection, Payload's own included: those exist only once the configuration is built. */
export async function withSortRule(built: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const config = await built
  for (const { hooks } of config.collections) hooks.beforeOperation = [...hooks.beforeOperation, refuseHiddenSort]
  return config
}
