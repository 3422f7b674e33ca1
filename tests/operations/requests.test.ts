import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { eraseOldRequests, type SentForm, sendRequestMail } from '@/features/requests/server'
import { databaseOf, sql } from '@/platform/database/database'
import { contentSystem, jobContext, someContext, staffMember } from '../support/content-system'
import { takeOpenForm } from '../support/requests'
import { mailsOf } from '../support/saved-searches'

let payload: Payload
let sent = 0

beforeAll(async () => {
  payload = await contentSystem()
})

/** A contact form of a new person. */
function someForm(change: Partial<SentForm> = {}): SentForm {
  sent += 1
  const email = `form-${sent}-${Date.now()}@example.com`
  return {
    form: 'contact',
    locale: 'chs',
    page: '/chs/contact',
    source: '1072',
    wordings: { answer: 'Answer me', news: 'Send news' },
    isAnswered: true,
    answers: { department: 'care', name: 'Mei Lin', phone: '+66812345678', email, message: 'The lift stands still.' },
    consents: { answer: true, news: false },
    ...change,
  }
}

const requestsOf = async ({ answers }: SentForm) =>
  (await payload.find({ collection: 'requests', where: { email: { equals: answers.email } }, depth: 0, limit: 300 }))
    .docs

async function queuedFor(request: number): Promise<string[]> {
  const { rows } = await (await databaseOf(payload)).execute(
    sql`select payload->>'to' as receiver from graphile_worker._private_jobs where (payload->>'request')::int = ${request} order by id`,
  )
  return rows.map(({ receiver }) => String(receiver))
}

describe('a form that a visitor sent', () => {
  it('becomes a request with its answers, language, source and consents, and queues both mails', async () => {
    const form = someForm()
    const { reference, isNew } = await takeOpenForm(await someContext(), form)
    expect(isNew).toBe(true)
    expect(reference).toMatch(/^[2-9A-HJKMNP-Z]{8}$/)
    const [request] = await requestsOf(form)
    expect(request).toMatchObject({
      form: 'contact',
      reference,
      name: 'Mei Lin',
      locale: 'chs',
      source: '1072',
      sourceCategory: 'NUE',
      state: 'new',
      answers: { department: 'care', message: 'The lift stands still.' },
      consents: [
        { purpose: 'answer', given: true, wording: 'Answer me' },
        { purpose: 'news', given: false, wording: 'Send news' },
      ],
    })
    expect(await queuedFor(request?.id ?? 0)).toEqual(['visitor', 'staff'])
  })

  it('is stored once when it is sent again, and again when it says something else', async () => {
    const form = someForm()
    const first = await takeOpenForm(await someContext(), form)
    expect(await takeOpenForm(await someContext(), form)).toEqual({ reference: first.reference, isNew: false })
    expect(await requestsOf(form)).toMatchObject([{ timesSent: 2 }])
    const other = { ...form, answers: { ...form.answers, message: 'The gate as well.' } }
    expect(await takeOpenForm(await someContext(), other)).toMatchObject({ isNew: true })
    expect(await requestsOf(form)).toHaveLength(2)
  })

  it('two hundred at once, each sent twice: none is lost and none is stored twice', async () => {
    const forms = Array.from({ length: 100 }, () => someForm())
    const ctx = await someContext()
    const taken = await Promise.all([...forms, ...forms].map((form) => takeOpenForm(ctx, form)))
    expect(new Set(taken.map(({ reference }) => reference)).size).toBe(100)
    expect(taken.filter(({ isNew }) => isNew)).toHaveLength(100)
  })

  it('is confirmed to the person without their words, and told to staff with every answer', async () => {
    const form = someForm()
    const { reference } = await takeOpenForm(await someContext(), form)
    const [request] = await requestsOf(form)
    const id = request?.id ?? 0
    const job = await jobContext()
    const [toVisitor] = await mailsOf(() => sendRequestMail(job, { request: id, to: 'visitor' }, `visitor-${id}`))
    expect(toVisitor).toContain(reference)
    expect(toVisitor).toContain(String(form.answers.email))
    expect(toVisitor).not.toContain('lift')
    const [toStaff] = await mailsOf(() => sendRequestMail(job, { request: id, to: 'staff' }, `staff-${id}`))
    expect(toStaff).toContain('The lift stands still.')
    expect(toStaff).toContain(`Reply-To: ${String(form.answers.email)}`)
  })

  it('loses person and answers after two years without change', async () => {
    const form = someForm()
    await takeOpenForm(await someContext(), form)
    const [request] = await requestsOf(form)
    const later = new Date(Date.now() + 25 * 31 * 24 * 60 * 60 * 1000)
    expect(await eraseOldRequests(await jobContext(later))).toBeGreaterThan(0)
    const after = await payload.findByID({ collection: 'requests', id: request?.id ?? 0, depth: 0 })
    expect(after).toMatchObject({ form: 'contact', name: '–', phone: '', email: '', answers: {} })
  })
})

describe('an application for a job', () => {
  it('is read by admins only', async () => {
    const form = someForm({ form: 'career', answers: { ...someForm().answers, team: 'design', cv: 'cv.pdf' } })
    await takeOpenForm(await someContext(), form)
    const where = { email: { equals: form.answers.email } }
    const seenBy = async (role: 'admin' | 'sales') => {
      const user = await staffMember(payload, role)
      return (await payload.find({ collection: 'requests', where, user, overrideAccess: false })).totalDocs
    }
    expect([await seenBy('admin'), await seenBy('sales')]).toEqual([1, 0])
  })
})
