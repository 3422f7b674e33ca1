import {
  beforeChangeTraverseFields,
  beforeValidateTraverseFields,
  type SanitizedCollectionConfig,
  saveVersion,
  ValidationError,
  type ValidationFieldError,
} from 'payload'
import type { TransactionContext } from '@/platform/database/transaction'
import { placeFiles } from './pictures'
import { type Data, OTHER_LOCALES, type SeedDocument, type Written, withRowIds } from './records'

type Request = TransactionContext['req']

/** The defaults of one language, then the hooks of the collection, as Payload does before it stores a document. */
async function completed(req: Request, collection: SanitizedCollectionConfig, incoming: Data): Promise<Data> {
  let data = incoming
  await beforeValidateTraverseFields({
    ...{ collection, context: req.context, global: null, operation: 'create', overrideAccess: true, req },
    ...{ parentIndexPath: '', parentIsLocalized: false, parentPath: '', parentSchemaPath: '' },
    ...{ data, doc: {}, fields: collection.fields, siblingData: data, siblingDoc: {} },
  })
  const { beforeValidate, beforeChange } = collection.hooks
  for (const hook of [...beforeValidate, ...beforeChange]) {
    const answer = await hook({ collection, context: req.context, data, operation: 'create', req })
    data = (answer as Data | undefined) ?? data
  }
  return data
}

/**
 * A document in the language of the request, checked by every validator, and joined to the languages before it. Throws
 * Payload's `ValidationError`.
 */
async function joined(req: Request, collection: SanitizedCollectionConfig, incoming: Data, whole: Data): Promise<Data> {
  const data = await completed(req, collection, incoming)
  // A text that a language does not have is stored as none, so that every language has its row.
  for (const field of collection.flattenedFields) {
    if ('localized' in field && field.localized && data[field.name] === undefined) data[field.name] = null
  }
  const errors: ValidationFieldError[] = []
  const merges: (() => Promise<void> | void)[] = []
  await beforeChangeTraverseFields({
    ...{ collection, context: req.context, global: null, operation: 'create', overrideAccess: true, req },
    ...{ parentIndexPath: '', parentIsLocalized: false, parentPath: '', parentSchemaPath: '', fieldLabelPath: '' },
    ...{ data, doc: {}, docWithLocales: whole, fields: collection.fields, errors, mergeLocaleActions: merges },
    ...{ siblingData: data, siblingDoc: {}, siblingDocWithLocales: whole },
  })
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req }, req.t)
  for (const merge of merges) await merge()
  return data
}

/** A document in all its languages, as the adapter stores it. */
async function inAllLanguages(req: Request, collection: SanitizedCollectionConfig, document: SeedDocument) {
  const picture = document.picture?.().fields
  let whole: Data = {}
  for (const locale of ['th', ...OTHER_LOCALES] as const) {
    req.locale = locale
    const incoming = withRowIds({ ...picture, ...document.data(locale) }, whole)
    whole = await joined(req, collection, incoming, whole)
  }
  return whole
}

/**
 * Writes a new document with all its languages at once, and its published version. Through the Local API it would be
 * stored and read back four times, with a version for each language. Hooks that run after a change are left out: while
 * seeding they announce nothing.
 */
export async function createDocument({ payload, req }: TransactionContext, document: SeedDocument): Promise<Written> {
  const { config: collection } = payload.collections[document.collection]
  const data = await inAllLanguages(req, collection, document)
  if (document.picture) await placeFiles(document.picture(), collection.upload.staticDir ?? '')
  const stored = await payload.db.create({ collection: collection.slug, data, req })
  const [id, updatedAt] = [Number(stored.id), String(stored.updatedAt)]
  if (collection.versions) await saveVersion({ id, collection, docWithLocales: stored, payload, req, returning: false })
  return { document, id, updatedAt }
}
