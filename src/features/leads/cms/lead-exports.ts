import type { CollectionConfig, Endpoint } from 'payload'
import { z } from 'zod'
import { accessTo } from '@/features/staff/server'
import { inStaffLanguage, label, MENU, option } from '@/platform/back-office/cms-labels'
import { contextOf } from '@/platform/database/context'
import { EXPORT_FORMATS, MOST_EXPORTED } from '../domain/lead-sheet'
import { exportLeads } from '../operations/export-leads'

const nobody = () => false

/** Who took which leads out of the back office: written by the system, never changed, read by admins. */
export const leadExports: CollectionConfig = {
  slug: 'lead-exports',
  labels: { singular: label('Export of leads', 'การส่งออกผู้สนใจ'), plural: label('Exports of leads', 'การส่งออกผู้สนใจ') },
  access: { read: accessTo('staff').delete, create: nobody, update: nobody, delete: nobody },
  admin: { group: MENU.leads, useAsTitle: 'by', defaultColumns: ['at', 'by', 'format', 'count', 'filter'] },
  defaultSort: '-at',
  fields: [
    {
      name: 'at',
      type: 'date',
      required: true,
      index: true,
      label: label('When', 'เมื่อ'),
      admin: { date: { pickerAppearance: 'dayAndTime' } },
    },
    { name: 'by', type: 'text', required: true, label: label('Who', 'โดย') },
    {
      name: 'format',
      type: 'select',
      required: true,
      label: label('File', 'ไฟล์'),
      options: [option('xlsx', 'Excel', 'Excel'), option('csv', 'CSV', 'CSV')],
    },
    { name: 'count', type: 'number', required: true, label: label('How many leads', 'จำนวนผู้สนใจ') },
    { name: 'filter', type: 'textarea', label: label('Filter of the list', 'ตัวกรองของรายการ') },
    { name: 'taken', type: 'json', required: true, label: label('Numbers of the leads', 'หมายเลขผู้สนใจ') },
  ],
}

const TOO_MANY = label(
  `One file holds at most ${MOST_EXPORTED.toLocaleString('en')} leads. Filter the list and export again.`,
  `หนึ่งไฟล์มีได้ไม่เกิน ${MOST_EXPORTED.toLocaleString('en')} ราย กรุณากรองรายการแล้วส่งออกอีกครั้ง`,
)

const QUERY = z.object({
  format: z.enum(EXPORT_FORMATS),
  where: z.record(z.string(), z.any()).optional(),
  search: z.string().max(200).optional(),
})

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

const NO_STORE = { 'Cache-Control': 'no-store' }

const say = (error: string, status: number) => Response.json({ error }, { status, headers: NO_STORE })

const exportDay = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Asia/Bangkok' })

/** `GET /api/leads/export?format=…`: the leads that the list shows, with its filter and search. */
export const exportEndpoint: Endpoint = {
  method: 'get',
  path: '/export',
  handler: async (req) => {
    if (accessTo('leads').read({ req }) !== true) return say('forbidden', 403)
    const query = QUERY.safeParse(req.query)
    if (!query.success) return say('invalid', 400)
    const ctx = contextOf(req)
    const language = req.i18n?.language === 'th' ? 'th' : 'en'
    const { format, where, search } = query.data
    const file = await exportLeads(ctx, { format, language, ...(where && { where }), ...(search && { search }) })
    if (!file.ok) return say(inStaffLanguage(req, TOO_MANY), 422)
    const name = `leads-${exportDay.format(ctx.now)}.${format}`
    const headers = {
      ...NO_STORE,
      'Content-Type': TYPES[format],
      'Content-Disposition': `attachment; filename="${name}"`,
      'X-Content-Type-Options': 'nosniff',
    }
    return new Response(new Uint8Array(file.value), { headers })
  },
}
