import {
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  type PayloadRequest,
  type TextFieldSingleValidation,
  ValidationError,
} from 'payload'
import { accessTo } from '@/features/staff/server'
import { LOCALES } from '@/i18n/locales'
import type { Redirect } from '@/payload-types'
import { announcing } from '@/platform/announcing'
import { LANGUAGE_NAMES, label, MENU, option } from '@/platform/cms-labels'
import { contextOf } from '@/platform/context'
import { checkRedirect, findRedirectFault } from '../operations/check-redirect'
import { JUDGED_CONTEXT } from '../operations/import-redirects'
import { type RedirectDraft, type RedirectFault, tidyRedirect } from '../rules/redirect-faults'
import { faultSentence } from '../rules/redirect-words'
import { redirectEndpoints } from './redirect-endpoints'
import { spoken } from './spoken'

const draftOf = (kept: Partial<Redirect> | undefined, data: Partial<Redirect>): RedirectDraft => ({
  id: kept?.id ?? null,
  from: data.from ?? kept?.from ?? '',
  locale: data.locale ?? kept?.locale ?? 'all',
  kind: data.kind ?? kept?.kind ?? 'redirect',
  to: (data.to === undefined ? kept?.to : data.to) ?? null,
  isActive: data.isActive ?? kept?.isActive ?? true,
})

/** Puts a redirect into its one spelling, and refuses it with a sentence at the field that is wrong. */
const judge: CollectionBeforeValidateHook<Redirect> = async ({ data, originalDoc, req, context }) => {
  if (context.isJudgedWhole === JUDGED_CONTEXT.isJudgedWhole) return data
  const draft = tidyRedirect(draftOf(originalDoc, data ?? {}))
  const fault = await checkRedirect(contextOf(req), draft)
  if (!fault) return { ...data, from: draft.from, to: draft.to }
  const errors = [{ path: fault.field, message: spoken(req, faultSentence(fault)) }]
  throw new ValidationError({ collection: 'redirects', errors, req }, req.t)
}

/** The same while one writes, so that the form shows the sentence where it belongs. */
const rightAt =
  (field: RedirectFault['field']): TextFieldSingleValidation =>
  async (_, { req, siblingData, id }) => {
    if (req.context.isJudgedWhole === JUDGED_CONTEXT.isJudgedWhole) return true
    const draft = draftOf({ id: id === undefined ? undefined : Number(id) }, siblingData as Partial<Redirect>)
    const fault = await findRedirectFault(contextOf(req), tidyRedirect(draft))
    return fault?.field !== field || spoken(req, faultSentence(fault))
  }

/** What a link to the form of a new redirect fills in: the address it is for. */
function askedFrom({ req }: { req?: PayloadRequest | undefined }): string {
  const from = req?.query?.from
  return typeof from === 'string' && from.length <= 200 ? from : ''
}

/** Redirects that editors keep (S1§7). They hold as soon as they are saved, so it takes who may make public. */
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
    components: { beforeListTable: ['/features/addresses/ui/redirect-tools#RedirectTools'] },
  },
  defaultSort: 'from',
  indexes: [{ fields: ['from', 'locale'], unique: true }],
  hooks: { ...announcing('redirects'), beforeValidate: [judge] },
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
        ...LOCALES.map((code) => option(code, LANGUAGE_NAMES[code], LANGUAGE_NAMES[code])),
      ],
      label: label('Language', 'ภาษา'),
      admin: {
        description: label('One for a language goes before one for all.', 'รายการเฉพาะภาษามาก่อนรายการสำหรับทุกภาษา'),
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
      label: label('What happens', 'สิ่งที่เกิดขึ้น'),
    },
    {
      name: 'to',
      type: 'text',
      validate: rightAt('to'),
      label: label('New address', 'ที่อยู่ใหม่'),
      admin: {
        condition: (data: Partial<Redirect>) => data.kind !== 'removed',
        description: label(
          'Within the site from / on, without the language, such as «/project/house/all?brand=nue». ' +
            'Outside only https:// and a host that is allowed.',
          'ภายในเว็บไซต์ให้ขึ้นต้นด้วย / โดยไม่ต้องใส่ภาษา เช่น «/project/house/all?brand=nue» ' +
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
