import { expect, it } from 'vitest'
import { requestSearch } from '@/features/alerts/operations/request-search'
import { saveAskedSearch, saveSearch } from '@/features/alerts/server'
import { requestNews } from '@/features/leads/operations/request-news'
import { leaveNewsletter } from '@/features/leads/server'
import { askCode } from '@/features/members/operations/ask-code'
import { askEmailChange } from '@/features/members/operations/change-email'
import { databaseOf, sql } from '@/platform/database/database'
import { inTransaction } from '@/platform/database/transaction'
import { rowsOf } from '../support/bookings'
import { holderOf, jobContext, someContext } from '../support/content-system'
import { contextOf, someAddress, someMember, someNetwork } from '../support/members'
import { later, MINUTE, START, someSubscriber, someWish, subscriberOf } from '../support/newsletter'
import { runQueued } from '../support/run-job'
import { alertsOf, mailsOf, someAlert, someSearch } from '../support/saved-searches'
import { callStaffApi } from '../support/staff-calls'

/** Runs a request while nobody can read a table: it is answered only when it asks nothing of it. */
async function whileLocked<Answer>(table: string, request: () => Promise<Answer>): Promise<Answer> {
  return inTransaction(await someContext(), async (inside) => {
    await (await databaseOf(inside.payload, inside.req)).execute(
      sql.raw(`lock table ${table} in access exclusive mode`),
    )
    return request()
  })
}

const askedJobs = (email: string) =>
  rowsOf(sql`select j.payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'newsletter.subscribe' and j.payload->>'email' = ${email} order by j.id`)

it('nobody learns by the time of an answer who has subscribed: a request asks nothing of the subscribers', async () => {
  const ctx = await someContext(later(20 * MINUTE))
  const [fresh, waiting, subscribed, left] = [someWish(), someWish(), await someSubscriber(), await someSubscriber()]
  await requestNews(await someContext(START), waiting)
  await leaveNewsletter(await holderOf('newsletter'), left.leave, 'left')
  const wishes = [fresh, waiting, subscribed.wish, left.wish]
  await whileLocked('subscribers', async () => {
    for (const wish of wishes) expect(await requestNews(ctx, wish)).toBeUndefined()
  })
  for (const wish of wishes)
    expect((await askedJobs(wish.email)).at(-1)?.payload).toEqual({ ...wish, at: ctx.now.toISOString() })
})

it('the job keeps the moment and the words of the consent as they were when the button was pressed', async () => {
  const wish = someWish()
  await requestNews(await someContext(START), wish)
  await runQueued('newsletter.subscribe')
  const { consents, state, history } = await subscriberOf(wish.email)
  expect({ state, history }).toMatchObject({ state: 'waiting', history: [{ event: 'asked', at: START.toISOString() }] })
  expect(consents).toMatchObject([{ at: START.toISOString(), wording: wish.wording, page: wish.page, source: '1072' }])
})

it('nobody learns what is saved with an address: a request asks nothing of the saved searches, and a full list is mailed', async () => {
  const { search } = await someAlert()
  for (let beds = 1; beds < 10; beds += 1)
    await saveSearch(await jobContext(START), { ...search, address: `${search.address}&beds=${beds}` })
  await rowsOf(sql`update saved_searches set state = 'confirmed' where email = ${search.email}`)
  const more = { ...search, address: `${search.address}&beds=99` }
  const ctx = await someContext(START)
  await whileLocked('saved_searches', async () => expect(await requestSearch(ctx, more)).toBeUndefined())
  const mails = await mailsOf(async () => saveAskedSearch(await jobContext(START), more, `full-${search.email}`))
  expect(mails.map((mail) => /^To: (.+?)\r?$/m.exec(mail)?.[1])).toEqual([search.email])
  const fresh = someSearch()
  expect(await mailsOf(async () => saveAskedSearch(await jobContext(START), fresh, `new-${fresh.email}`))).toEqual([])
  expect((await alertsOf(fresh.email)).map(({ state }) => state)).toEqual(['asked'])
})

it('nobody learns who is a member by asking for a code: to sign in, to register or for a new password', async () => {
  const asked = { locale: 'en' as const, pending: null, former: null, known: '' }
  const known = (await someMember()).email
  await whileLocked('members', async () => {
    for (const purpose of ['sign-in', 'register', 'password'] as const)
      for (const email of [known, someAddress()]) {
        const code = await askCode(await someContext(), { ...asked, email, purpose, network: someNetwork() })
        expect(code).toMatchObject({ ok: true })
      }
  })
})

it('nobody learns who works here by asking for a new password', async () => {
  const answer = await whileLocked('staff', () =>
    callStaffApi('POST', 'staff/forgot-password', { body: { email: someAddress() }, from: someNetwork() }),
  )
  expect(answer.status).toBe(200)
})

it('a member learns nothing of an address that is to replace their own', async () => {
  const { token } = await someMember()
  const ctx = await contextOf(token)
  if (!ctx) throw new Error('The session is gone')
  const known = (await someMember()).email
  expect(await askEmailChange(ctx, { email: known, locale: 'en' })).toEqual({ ok: true, value: null })
})
