import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exportEndpoint } from '@/features/leads/cms/lead-exports'
import { exportLeads } from '@/features/leads/operations/export-leads'
import { captureLead } from '@/features/leads/server'
import { readCsv } from '@/formats/csv'
import type { StaffRole } from '@/kernel/actor'
import { type Context, contextOf } from '@/platform/database/context'
import { contentSystem, someContext, staffMember } from '../support/content-system'
import { endSelling, sells, someAsk } from '../support/leads'

let payload: Payload

afterAll(endSelling)

beforeAll(async () => {
  payload = await contentSystem()
})

async function as(role: StaffRole): Promise<{ ctx: Context; email: string }> {
  const user = await staffMember(payload, role)
  if (role === 'sales') await sells(user.id)
  return { ctx: contextOf(await createLocalReq({ user }, payload)), email: user.email }
}

async function capture(change: Parameters<typeof someAsk>[0] = {}): Promise<{ id: number; email: string }> {
  const asked = someAsk(change)
  const captured = await captureLead(await someContext(), asked)
  return { id: captured.ok ? captured.value.lead : 0, email: asked.ask.email }
}

const of = (email: string) => ({ where: { email: { equals: email } } })

async function rowsOf(ctx: Context, more: object): Promise<string[][]> {
  const file = await exportLeads(ctx, { format: 'csv', language: 'en', ...more })
  const read = readCsv(file.ok ? file.value.toString() : '')
  return read.ok ? read.value : []
}

const lastLog = async () => (await payload.find({ collection: 'lead-exports', sort: '-id', limit: 1 })).docs[0]

describe('an export of leads', () => {
  it('holds what the filter shows, and no formula of a visitor', async () => {
    const { email } = await capture({ message: '=HYPERLINK("http://evil.example";A1)\n+1' })
    await capture()
    const { ctx } = await as('sales')
    const [headings = [], row = [], ...others] = await rowsOf(ctx, of(email))
    expect(others).toEqual([])
    expect(row[headings.indexOf('Email')]).toBe(email)
    expect(row[headings.indexOf('Project')]).toBe('nue district R9')
    expect(row[headings.indexOf('Phone')]).toMatch(/^'\+66/)
    expect(row[headings.indexOf('In their own words')]).toBe('\'=HYPERLINK("http://evil.example";A1)\n\'+1')
    expect(row[headings.indexOf('Consents given')]).toBe('answer')
  })

  it('follows the search of the list', async () => {
    const { email } = await capture()
    const { ctx } = await as('sales')
    expect(await rowsOf(ctx, { search: email })).toHaveLength(2)
    expect(await rowsOf(ctx, { search: 'nobody-of-this-name' })).toHaveLength(1)
  })

  it('is written down: who took which leads, by which filter', async () => {
    const { id, email } = await capture()
    const { ctx, email: taker } = await as('sales')
    await rowsOf(ctx, of(email))
    const log = await lastLog()
    expect(log).toMatchObject({ format: 'csv', count: 1, taken: [id] })
    expect(log?.by).toContain(taker)
    expect(log?.filter).toContain(email)
  })

  it('is refused to roles without a right to leads, and leaves no trace of an export', async () => {
    const before = (await lastLog())?.id
    for (const role of ['editor', 'publisher'] as const) {
      const { ctx } = await as(role)
      await expect(exportLeads(ctx, { format: 'csv', language: 'en' })).rejects.toThrow()
    }
    await expect(exportLeads(await someContext(), { format: 'csv', language: 'en' })).rejects.toThrow()
    expect((await lastLog())?.id).toBe(before)
  })
})

describe('the address of an export', () => {
  const answer = async (role: StaffRole | null, query: Record<string, unknown>) => {
    const user = role ? await staffMember(payload, role) : undefined
    const req = await createLocalReq(user ? { user } : {}, payload)
    return exportEndpoint.handler(Object.assign(req, { query }))
  }

  it('answers a workbook that no cache keeps', async () => {
    const { email } = await capture()
    const response = await answer('sales', { format: 'xlsx', ...of(email) })
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(response.headers.get('Content-Disposition')).toMatch(/^attachment; filename="leads-[\d-]{10}\.xlsx"$/)
    expect(
      Buffer.from(await response.arrayBuffer())
        .subarray(0, 4)
        .toString(),
    ).toBe('PK\x03\x04')
  })

  it('is closed without a session and to other roles, and takes no other format', async () => {
    expect((await answer(null, { format: 'csv' })).status).toBe(403)
    expect((await answer('editor', { format: 'csv' })).status).toBe(403)
    expect((await answer('sales', { format: 'exe' })).status).toBe(400)
  })
})
