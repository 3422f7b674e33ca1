import {
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  type PayloadRequest,
  type TextFieldSingleValidation,
  ValidationError,
} from 'payload'
import { accessTo } from '@/features/staff/server'
import { LOCALES, OWN_NAME } from '@/i18n/locales'
import type { Redirect } from '@/payload-types'
import { inStaffLanguage, label, MENU, option } from '@/platform/back-office/cms-labels'
import { invalidating } from '@/platform/cache/invalidating'
import { contextOf } from '@/platform/database/context'
import { type RedirectDraft, type RedirectFault, tidyRedirect } from '../domain/redirect-faults'
import { faultSentence } from '../domain/redirect-words'
import { checkRedirect, findRedirectFault } from '../operations/check-redirect'
import { JUDGED_CONTEXT } from '../operations/import-redirects'
import { redirectEndpoints } from './redirect-endpoints'

const draftOf = (stored: Partial<Redirect> | undefined, data: Partial<Redirect>): RedirectDraft => ({
  id: stored?.id ?? null,
  from: data.from ?? stored?.from ?? '',
  locale: data.locale ?? stored?.locale ?? 'all',
  kind: data.kind ?? stored?.kind ?? 'redirect',
  to: (data.to === undefined ? stored?.to : data.to) ?? null,
  isActive: data.isActive ?? stored?.isActive ?? true,
})

/** Normalises a redirect, or refuses it with a message at the invalid field. */
const judge: CollectionBeforeValidateHook<Redirect> = async ({ data, originalDoc, req, context }) => {
  if (context.isJudgedWhole === JUDGED_CONTEXT.isJudgedWhole) return data
  const draft = tidyRedirect(draftOf(originalDoc, data ?? {}))
  const fault = await checkRedirect(contextOf(req), draft)
  if (!fault) return { ...data, from: draft.from, to: draft.to }
  const errors = [{ path: fault.field, message: inStaffLanguage(req, faultSentence(fault)) }]
  throw new ValidationError({ collection: 'redirects', errors, req }, req.t)
}

/** The same as field validation, so that the form shows the message while typing. */
const rightAt =
  (field: RedirectFault['field']): TextFieldSingleValidation =>
  async (_, { req, siblingData, id }) => {
    if (req.context.isJudgedWhole === JUDGED_CONTEXT.isJudgedWhole) return true
    const draft = draftOf({ id: id === undefined ? undefined : Number(id) }, siblingData as Partial<Redirect>)
    const fault = await findRedirectFault(contextOf(req), tidyRedirect(draft))
    return fault?.field !== field || inStaffLanguage(req, faultSentence(fault))
  }

/** Prefills the form of a new redirect with the address from the query. */
function askedFrom({ req }: { req?: PayloadRequest | undefined }): string {
  const from = req?.query?.from
  return typeof from === 'string' && from.length <= 200 ? from : ''
}

/** The editors' redirects (S1§7). They apply on save, so saving needs the right to publish. */
export const redirects: CollectionConfig = {
  slug: 'redirects',
  labels: { singular: label('Redirect', 'การเปลี่ยนเส้นทาง'), plural: label('Redirects', 'การเปลี่ยนเส้นทาง') },
  access: accessTo('settings'),
  admin: {
    group: MENU.settings,
    useAsTitle: 'from',
    defaultColumns: ['from', 'locale', 'kind', 'to', 'isActive', 'note', 'updatedAt'],
    listSearchableFields: ['from', 'to', 'note'],
    pagination: { defaultLimit: 50 },
    components: { beforeListTable: ['/features/routing/ui/redirect-tools#RedirectTools'] },
  },
  defaultSort: 'from',
  indexes: [{ fields: ['from', 'locale'], unique: true }],
  hooks: { ...invalidating('redirects'), beforeValidate: [judge] },
  endpoints: redirectEndpoints,
  fields: [
    {
      name: 'from',
      type: 'text',
      required: true,
      index: true,
      defaultValue: askedFrom,
      validate: rightAt('from'),
      label: label('Old address', 'ที่อยู่เดิม'),
      admin: {
        description: label(
          'The words after the language. Capitals, underscores and slashes at the ends make no difference. ' +
            'A whole address may be pasted.',
          'ส่วนที่อยู่หลังภาษา ตัวพิมพ์ใหญ่ ขีดล่าง และเครื่องหมายทับหัวท้ายไม่มีผล วางที่อยู่ทั้งหมดลงไปได้เลย',
        ),
      },
    },
    {
      name: 'locale',
      type: 'select',
      required: true,
      defaultValue: 'all',
      options: [
        option('all', 'All languages', 'ทุกภาษา'),
        ...LOCALES.map((code) => option(code, OWN_NAME[code], OWN_NAME[code])),
      ],
      label: label('Language', 'ภาษา'),
      admin: {
        description: label(
          'A redirect for one language takes precedence over one for all.',
          'รายการเฉพาะภาษามาก่อนรายการสำหรับทุกภาษา',
        ),
      },
    },
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'redirect',
      options: [
        option('redirect', 'Leads to another address (301)', 'เปลี่ยนไปยังที่อยู่อื่น (301)'),
        option('removed', 'Removed (404)', 'นำออกแล้ว (404)'),
      ],
      label: label('Type', 'สิ่งที่เกิดขึ้น'),
    },
    {
      name: 'to',
      type: 'text',
      validate: rightAt('to'),
      label: label('New address', 'ที่อยู่ใหม่'),
      admin: {
        condition: (data: Partial<Redirect>) => data.kind !== 'removed',
        description: label(
          'Within the site from / on, without the language, such as “/project/house/all?brand=nue”. ' +
            'Outside only https:// and a host that is allowed.',
          'ภายในเว็บไซต์ให้ขึ้นต้นด้วย / โดยไม่ต้องใส่ภาษา เช่น “/project/house/all?brand=nue” ' +
            'นอกเว็บไซต์ต้องเป็น https:// และโดเมนที่อนุญาตเท่านั้น',
        ),
      },
    },
    {
      name: 'isActive',
      type: 'checkbox',
      defaultValue: true,
      index: true,
      label: label('In force', 'ใช้งาน'),
      admin: { position: 'sidebar' },
    },
    {
      name: 'note',
      type: 'textarea',
      maxLength: 300,
      label: label('Note', 'หมายเหตุ'),
      admin: { position: 'sidebar' },
    },
  ],
}
