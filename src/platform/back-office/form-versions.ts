import {
  APIError,
  type CollectionConfig,
  type Field,
  type FlattenedField,
  type GlobalConfig,
  type PayloadRequest,
} from 'payload'
import { FORM_FIELD, type FormConflict } from '@/kernel/form/form-conflict'
import { inStaffLanguage, label } from '@/platform/back-office/cms-labels'
import { databaseOf, sql } from '@/platform/database/database'
import { differencesOf } from './form-differences'

type Data = Record<string, unknown>

/** One save of one document by a form, from its first hook to its last. */
interface Save {
  document: string
  /** Empty for a call that carries a version and names no form. */
  form: string
  /** The version that this very form saved last, if nobody has saved since the form was made; in milliseconds. */
  ownLast: number
}

/** The saves of a request by document. Not in its context: Payload replaces an empty one at the next nested call. */
const saves = new WeakMap<object, Map<string, Save>>()

const savesOf = (req: PayloadRequest): Map<string, Save> => {
  const found = saves.get(req) ?? new Map<string, Save>()
  saves.set(req, found)
  return found
}

const timeOf = (value: unknown): number => {
  if (value instanceof Date) return value.getTime()
  return typeof value === 'string' ? Date.parse(value) : Number.NaN
}

/**
 * Begins a save that carries the version it was made from. Two of them for one document wait for each other, so that
 * the second sees what the first has written. A save without a version (bulk edit, a script, a call of the API) is not
 * asked.
 */
async function begin(args: { data?: Data }, document: string, req: PayloadRequest): Promise<void> {
  const { data } = args
  if (!data) return
  const { [FORM_FIELD]: named, ...kept } = data
  args.data = kept
  if (!Number.isFinite(timeOf(kept.updatedAt))) return
  const form = typeof named === 'string' ? named.slice(0, 60) : ''
  const database = await databaseOf(req.payload, req)
  // Of a row that stands already this changes nothing but who waits for it.
  const { rows } = await database.execute(sql`insert into form_saves (document) values (${document})
    on conflict (document) do update set document = excluded.document returning form, saved_as`)
  const isOwn = form !== '' && rows[0]?.form === form
  savesOf(req).set(document, { document, form, ownLast: isOwn ? timeOf(rows[0]?.saved_as) : Number.NaN })
}

interface Compared {
  data: Data
  originalDoc: Data | undefined
  fields: readonly FlattenedField[]
  req: PayloadRequest
}

function conflictOf({ data, originalDoc: stands = {}, fields, req }: Compared): FormConflict {
  const at = new Date(timeOf(stands.updatedAt))
  const zone = { timeZone: 'Asia/Bangkok', hour: '2-digit', minute: '2-digit' } as const
  const time = at.toLocaleTimeString('en-GB', zone)
  const by = typeof stands.changedBy === 'string' ? stands.changedBy : ''
  const said = label(
    `Not saved. This was changed elsewhere at ${time}${by && ` by ${by}`}, after you had opened it. What you typed is still in the form.`,
    `ยังไม่ได้บันทึก ข้อมูลนี้ถูกแก้ไขจากที่อื่นเมื่อ ${time} น.${by && ` โดย ${by}`} หลังจากที่คุณเปิดหน้านี้ สิ่งที่คุณพิมพ์ยังอยู่ในแบบฟอร์ม`,
  )
  const language = req.i18n?.language === 'th' ? 'th' : 'en'
  return {
    said: inStaffLanguage(req, said),
    version: at.toISOString(),
    fields: differencesOf(fields, { posted: data, stands, language }),
  }
}

/** What the back office calls out. It would cut a sentence at a colon or a comma into a list. */
const ALOUD = label(
  'Not saved. This was changed elsewhere after you had opened it.',
  'ยังไม่ได้บันทึก ข้อมูลนี้ถูกแก้ไขจากที่อื่นหลังจากที่คุณเปิดหน้านี้',
)

const isAutosave = ({ query }: PayloadRequest) => query?.autosave === 'true' || query?.autosave === true

/**
 * Refuses a save that was made from an older version, with 409 and what stands. The form's own last save counts as its
 * version: a person goes on typing, or presses Publish, while the autosave of the same form is still under way. Where
 * nothing differs from what stands, nothing is lost.
 */
function refuseStale(save: Save | undefined, compared: Compared): void {
  const { data, originalDoc, req } = compared
  if (!save || !originalDoc) return
  const stands = timeOf(originalDoc.updatedAt)
  if (!Number.isFinite(stands) || timeOf(data.updatedAt) === stands || save.ownLast === stands) return
  const conflict = conflictOf(compared)
  if (conflict.fields.length === 0) return
  // An autosave is refused at every pause in typing: once, above the form, is enough.
  const aloud = isAutosave(req) ? '' : inStaffLanguage(req, ALOUD)
  throw new APIError(aloud, 409, { errors: [{ path: FORM_FIELD, message: JSON.stringify(conflict) }] }, true)
}

/** Remembers which form made the version that stands now. */
async function storeVersion(save: Save | undefined, { updatedAt }: Data, req: PayloadRequest): Promise<void> {
  const at = timeOf(updatedAt)
  if (!save || !Number.isFinite(at)) return
  const database = await databaseOf(req.payload, req)
  await database.execute(sql`update form_saves set form = ${save.form}, saved_as = ${new Date(at).toISOString()}
    where document = ${save.document}`)
}

/** Names the form in what it posts, and shows a conflict with what stands above its fields. */
const formField: Field = {
  name: 'formOfSave',
  type: 'ui',
  admin: {
    disableListColumn: true,
    disableBulkEdit: true,
    components: { Field: '/design/back-office/form-of-save#FormOfSave' },
  },
}

type CollectionHooks = Required<NonNullable<CollectionConfig['hooks']>>
type GlobalHooks = Required<NonNullable<GlobalConfig['hooks']>>

/** The data of a new document without the name of its form: there is no version yet. */
const unnamed = ({ [FORM_FIELD]: _form, ...kept }: Data): Data => kept

const beginOfCollection: CollectionHooks['beforeOperation'][number] = async (asked) => {
  if (asked.operation === 'create' && FORM_FIELD in asked.args.data)
    return { ...asked.args, data: unnamed(asked.args.data) }
  if (
    asked.operation === 'update' &&
    'id' in asked.args &&
    asked.args.id !== undefined &&
    asked.req.payloadAPI === 'REST'
  )
    await begin(asked.args, `${asked.collection.slug} ${asked.args.id}`, asked.req)
  return asked.args
}

const compareOfCollection: CollectionHooks['beforeValidate'][number] = ({ collection, data, originalDoc, req }) => {
  const save = originalDoc && savesOf(req).get(`${collection.slug} ${originalDoc.id}`)
  if (data) refuseStale(save, { data, originalDoc, fields: collection.flattenedFields, req })
  return data
}

const rememberOfCollection: CollectionHooks['afterChange'][number] = async ({ collection, doc, req }) => {
  await storeVersion(savesOf(req).get(`${collection.slug} ${doc.id}`), doc, req)
  return doc
}

/**
 * A collection whose forms do not overwrite each other: two tabs of one person, or of two. The form posts the version
 * it was made from (`updatedAt`, as Payload's own form does); a save from an older one is refused with 409 and what
 * stands, and what was typed stays in the form.
 */
export function withFormVersions(config: CollectionConfig): CollectionConfig {
  const hooks = config.hooks ?? {}
  return {
    ...config,
    fields: [formField, ...config.fields],
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks.beforeOperation ?? []), beginOfCollection],
      beforeValidate: [compareOfCollection, ...(hooks.beforeValidate ?? [])],
      afterChange: [...(hooks.afterChange ?? []), rememberOfCollection],
    },
  }
}

const beginOfGlobal: GlobalHooks['beforeOperation'][number] = async (asked) => {
  if (asked.operation === 'update' && asked.req.payloadAPI === 'REST')
    await begin(asked.args, `global ${asked.global.slug}`, asked.req)
  return asked.args
}

const compareOfGlobal: GlobalHooks['beforeValidate'][number] = ({ data, global, originalDoc, req }) => {
  const save = savesOf(req).get(`global ${global.slug}`)
  if (data) refuseStale(save, { data, originalDoc, fields: global.flattenedFields, req })
  return data
}

const rememberOfGlobal: GlobalHooks['afterChange'][number] = async ({ doc, global, req }) => {
  await storeVersion(savesOf(req).get(`global ${global.slug}`), doc, req)
  return doc
}

/** The same for a page or a setting of which there is one. */
export function withGlobalFormVersions(config: GlobalConfig): GlobalConfig {
  const hooks = config.hooks ?? {}
  return {
    ...config,
    fields: [formField, ...config.fields],
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks.beforeOperation ?? []), beginOfGlobal],
      beforeValidate: [compareOfGlobal, ...(hooks.beforeValidate ?? [])],
      afterChange: [...(hooks.afterChange ?? []), rememberOfGlobal],
    },
  }
}
