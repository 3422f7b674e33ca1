import { beforeAll, describe, expect, it } from 'vitest'
import { readWaitingWork } from '@/features/back-office/operations/read-waiting-work'
import { CASE_MAIL_TASK } from '@/features/care/operations/case-record'
import { caseTokenOf } from '@/features/care/operations/link-token'
import { findCase, rateCase, reopenCase, writeToCase } from '@/features/care/operations/person-steps'
import { answerCase, listCases, readCase, takeCase } from '@/features/care/operations/staff-steps'
import { closeOldCases, eraseOldCases, escalateLateCases, openCase } from '@/features/care/server'
import type { StaffRole } from '@/kernel/actor'
import { sql } from '@/platform/database/database'
import { rowsOf } from '../support/bookings'
import { contentSystem, holderOf, jobContext, someContext, staffMember } from '../support/content-system'
import { takeOpenForm } from '../support/requests'

/** A Friday, half an hour before the office closes for a long weekend: the Monday after it is a holiday. */
const FRIDAY = new Date('2026-12-04T17:00:00+07:00')
const at = (text: string) => new Date(`${text}+07:00`)

let agent = 0
let made = 0

beforeAll(async () => {
  const payload = await contentSystem()
  agent = (await staffMember(payload, 'care')).id
  await payload.updateGlobal({
    slug: 'office-hours',
    data: {
      opensAt: '08:30',
      closesAt: '17:30',
      days: ['1', '2', '3', '4', '5'],
      holidays: [{ day: '2026-12-07T12:00:00+07:00', name: 'Holiday' }],
    },
  })
  await payload.updateGlobal({
    slug: 'care-settings',
    data: { clocks: [{ subject: 'defect', answerHours: 4, solveHours: 18 }] },
  })
})

const desk = (now = FRIDAY, role: StaffRole = 'care') => someContext(now, { kind: 'staff', id: agent, role })
const person = (now = FRIDAY) => holderOf('case', now)

/** A complaint sent on that Friday, with its case. */
async function complaint(subject = 'defect'): Promise<{ reference: string; token: string; request: number }> {
  const email = `complains-${Date.now()}-${++made}@example.com`
  const { reference } = await takeOpenForm(await someContext(FRIDAY), {
    form: 'complaint',
    locale: 'en',
    page: '/en/complaint',
    source: '',
    answers: {
      subject,
      home: 'noble vesper 12/4',
      message: `It leaks ${made}`,
      name: 'Mali',
      phone: '+66812345678',
      email,
    },
    consents: { answer: true, news: false },
    wordings: { answer: 'Answer me', news: 'News' },
    isAnswered: true,
  })
  await rowsOf(
    sql`update requests set created_at = ${FRIDAY.toISOString()}::timestamptz where reference = ${reference}`,
  )
  const [row] = await rowsOf(sql`select id from requests where reference = ${reference}`)
  const request = Number(row?.id)
  expect(await openCase(await jobContext(FRIDAY), { request, isAnswered: true })).toBe(true)
  return { reference, request, token: caseTokenOf(reference) }
}

/** The mails that are queued about a case, in their order. */
const newsOf = async (request: number) =>
  (
    await rowsOf(sql`select j.payload->>'news' as news from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id join care_cases c on c.id = (j.payload->>'case')::bigint
      where t.identifier = ${CASE_MAIL_TASK} and c.request_id = ${request} order by j.id`)
  ).map(({ news }) => news)

const answer = async (reference: string, isSolved = false, now = FRIDAY) =>
  answerCase(await desk(now), reference, { text: 'We come on Tuesday.', isSolved })

describe('a complaint', () => {
  it('opens one case with one mail, however often it is told, and its clocks skip the weekend and the holiday', async () => {
    const { request, token, reference } = await complaint()
    expect(await openCase(await jobContext(FRIDAY), { request, isAnswered: true })).toBe(false)
    expect(await newsOf(request)).toEqual(['opened'])
    const found = await findCase(await person(), token)
    expect(found).toMatchObject({ reference, state: 'open', answerDue: at('2026-12-08T12:00'), messages: [] })
    const [stored] = await rowsOf(sql`select token_hash, solve_due from care_cases where request_id = ${request}`)
    expect(stored?.token_hash).not.toContain(token)
    expect(new Date(stored?.solve_due as string)).toEqual(at('2026-12-09T17:00'))
  })

  it('is seen with its own link alone', async () => {
    const { token } = await complaint()
    expect(
      await findCase(
        await person(),
        token.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      ),
    ).toBeNull()
    expect(await findCase(await person(), 'x')).toBeNull()
    expect(await writeToCase(await person(), 'f'.repeat(64), 'Hello')).toEqual({ ok: false, refusal: 'gone' })
    await expect(async () => findCase(await someContext(), token)).rejects.toThrow('not for the actor')
  })

  it('is answered both ways; who writes again after an answer starts the clock again', async () => {
    const { reference, request, token } = await complaint()
    expect(await answerCase(await desk(), reference, { text: ' ', isSolved: false })).toMatchObject({
      refusal: 'empty',
    })
    expect(await writeToCase(await person(), token, 'Please hurry')).toMatchObject({ ok: true })
    expect((await findCase(await person(), token))?.answerDue).toEqual(at('2026-12-08T12:00'))
    expect(await answer(reference)).toMatchObject({ ok: true })
    expect(await findCase(await person(), token)).toMatchObject({ state: 'answered', answerDue: null })
    expect(await writeToCase(await person(at('2026-12-08T10:00')), token, 'Nobody came')).toMatchObject({ ok: true })
    expect(await findCase(await person(), token)).toMatchObject({ state: 'open', answerDue: at('2026-12-08T14:00') })
    const page = await readCase(await desk(), reference)
    expect(page?.messages.map(({ author, body }) => `${author}: ${body}`)).toEqual([
      expect.stringMatching(/^person: It leaks/),
      'person: Please hurry',
      'staff: We come on Tuesday.',
      'person: Nobody came',
    ])
    expect(page?.owner).toMatch(/^care /)
    expect(await newsOf(request)).toEqual(['opened', 'written', 'answered', 'written'])
  })

  it('is rated once, or opened again within fourteen days', async () => {
    const { reference, token } = await complaint()
    await answer(reference, true)
    expect(await rateCase(await person(), token, { score: 6, note: '' })).toMatchObject({ refusal: 'empty' })
    expect(await rateCase(await person(), token, { score: 4, note: 'Quick' })).toMatchObject({ ok: true })
    expect(await rateCase(await person(), token, { score: 1, note: '' })).toMatchObject({ refusal: 'notNow' })
    expect(await answer(reference)).toMatchObject({ refusal: 'notNow' })
    const late = at('2026-12-18T17:00')
    expect((await findCase(await person(late), token))?.mayReopen).toBe(false)
    expect(await reopenCase(await person(late), token, 'It leaks again')).toMatchObject({ refusal: 'notNow' })
    const inTime = at('2026-12-18T16:59')
    expect(await reopenCase(await person(inTime), token, 'It leaks again')).toMatchObject({ ok: true })
    expect(await findCase(await person(inTime), token)).toMatchObject({ state: 'open', solvedAt: null })
  })
})

describe('a promise that runs out', () => {
  it('is escalated once, first for the answer and then for the solution', async () => {
    const { request, reference } = await complaint()
    const escalate = async (now: Date) => {
      await escalateLateCases(await jobContext(now))
      return (await newsOf(request)).slice(1)
    }
    expect(await escalate(at('2026-12-08T11:59'))).toEqual([])
    expect(await escalate(at('2026-12-08T12:01'))).toEqual(['lateAnswer'])
    expect(await escalate(at('2026-12-08T12:06'))).toEqual(['lateAnswer'])
    await answer(reference, false, at('2026-12-09T10:00'))
    expect(await escalate(at('2026-12-11T16:31'))).toEqual(['lateAnswer', 'answered', 'lateSolution'])
    expect(await escalate(at('2026-12-14T16:31'))).toHaveLength(3)
  })

  it('stands on top of the desk, with the work that is left', async () => {
    const urgent = await complaint()
    const slow = await complaint('site')
    const now = at('2026-12-08T13:00')
    const cases = await listCases(await desk(now), { isDone: false })
    const order = cases.map(({ reference }) => reference)
    expect(order.indexOf(urgent.reference)).toBeLessThan(order.indexOf(slow.reference))
    expect(cases.find(({ reference }) => reference === urgent.reference)?.left).toBe(-60)
    expect(await takeCase(await desk(now), urgent.reference)).toBe(true)
    const kindsOf = async (role: StaffRole) => (await readWaitingWork(await desk(now, role))).map(({ kind }) => kind)
    expect((await kindsOf('care')).slice(0, 2)).toEqual(['late-complaints', 'complaints'])
    expect(await kindsOf('sales')).not.toContain('complaints')
  })
})

describe('the care desk', () => {
  it('is for customer care; supervisors read, and nobody else sees a case', async () => {
    const { reference } = await complaint()
    expect(await readCase(await desk(FRIDAY, 'supervisor'), reference)).toMatchObject({ reference })
    for (const role of ['editor', 'publisher', 'sales', 'finance'] as const)
      await expect(async () => readCase(await desk(FRIDAY, role), reference)).rejects.toThrow('not for the actor')
    await expect(async () =>
      answerCase(await desk(FRIDAY, 'supervisor'), reference, { text: 'x', isSolved: false }),
    ).rejects.toThrow('not for the actor')
  })

  it('closes what nobody rated after fourteen days, and erases what was written after two years', async () => {
    const { reference, token, request } = await complaint()
    await answer(reference, true)
    await closeOldCases(await jobContext(at('2026-12-18T16:00')))
    expect((await findCase(await person(), token))?.state).toBe('solved')
    await closeOldCases(await jobContext(at('2026-12-18T18:00')))
    expect((await findCase(await person(), token))?.state).toBe('closed')
    await eraseOldCases(await jobContext(new Date('2029-01-01')))
    const [row] = await rowsOf(sql`select count(*) as n from care_messages m join care_cases c on c.id = m.case_id
      where c.request_id = ${request}`)
    expect(Number(row?.n)).toBe(0)
  })
})
