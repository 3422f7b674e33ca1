import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { newsButton } from '@/features/leads/actions/one-click-unsubscribe'
import { confirmSubscription, forgetSubscribers, leaveNewsletter, subscribeToNews } from '@/features/leads/server'
import { contentSystem, holderOf, jobContext, staffMember } from '../support/content-system'
import {
  countOf,
  DAY,
  later,
  MINUTE,
  newsMailTo,
  START,
  someSubscriber,
  someWish,
  subscriberOf,
} from '../support/newsletter'

let payload: Payload

beforeAll(async () => {
  payload = await contentSystem()
})

describe('a subscriber who leaves', () => {
  it.each(['left', 'left_by_mail_program'] as const)(
    'is unsubscribed at once, and repeating it gives the same answer (%s)',
    async (way) => {
      const { wish, leave } = await someSubscriber()
      const first = await leaveNewsletter(await holderOf('newsletter', later(DAY)), leave, way)
      expect(first).toMatchObject({ ok: true })
      expect(await leaveNewsletter(await holderOf('newsletter', later(2 * DAY)), leave, way)).toEqual(first)
      const subscriber = await subscriberOf(wish.email)
      expect(subscriber).toMatchObject({ state: 'left', leftAt: later(DAY).toISOString() })
      expect(subscriber.history?.map(({ event }) => event)).toEqual(['asked', 'confirmed', way])
    },
  )

  it('may do so before confirming, and the old confirmation link no longer works', async () => {
    const wish = someWish()
    await subscribeToNews(await jobContext(START), wish)
    const { confirm, leave } = await newsMailTo(await subscriberOf(wish.email), 'confirm')
    await leaveNewsletter(await holderOf('newsletter', later(MINUTE)), leave, 'left')
    expect(await confirmSubscription(await holderOf('newsletter', later(MINUTE)), confirm)).toMatchObject({ ok: false })
  })

  it('may use the unsubscribe button of a mail client; other posts to the URL change nothing', async () => {
    const { wish, leave } = await someSubscriber()
    const post = async (token: string, body: string) => {
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
      const request = new Request('https://site.example/', { method: 'POST', headers, body })
      return (await newsButton.POST(request, { params: Promise.resolve({ token }) })).status
    }
    expect(await post(leave, 'List-Unsubscribe=Two-Clicks')).toBe(400)
    expect(await subscriberOf(wish.email)).toMatchObject({ state: 'confirmed' })
    expect(await post(leave, 'List-Unsubscribe=One-Click')).toBe(200)
    expect(await post('of-nobody', 'List-Unsubscribe=One-Click')).toBe(200)
    expect(await subscriberOf(wish.email)).toMatchObject({ state: 'left' })
  })

  it.each([
    ['in their language', 'cht', 'a'.repeat(64), `/cht/newsletter/leave/${'a'.repeat(64)}`],
    ['in Thai when nothing says which', null, 'a', '/th/newsletter/leave/a'],
    ['on this site, whatever the link says', 'x', '/../evil', '/th/newsletter/leave/%2F..%2Fevil'],
  ])(
    'gets a page that asks for confirmation when a mail client only opens links: %s',
    async (_, locale, token, page) => {
      const request = new Request(`https://site.example/${locale ? `?locale=${encodeURIComponent(locale)}` : ''}`)
      const answer = await newsButton.GET(request, { params: Promise.resolve({ token }) })
      expect([answer.status, answer.headers.get('location')]).toEqual([303, page])
    },
  )

  it('can subscribe again at once with a new confirmation, and the old unsubscribe link still works', async () => {
    const { wish, confirm, leave } = await someSubscriber()
    await leaveNewsletter(await holderOf('newsletter', later(2 * MINUTE)), leave, 'left')
    await subscribeToNews(await jobContext(later(3 * MINUTE)), wish)
    expect(await confirmSubscription(await holderOf('newsletter', later(4 * MINUTE)), confirm)).toMatchObject({
      ok: false,
    })
    const again = await newsMailTo(await subscriberOf(wish.email), 'confirm')
    expect(await confirmSubscription(await holderOf('newsletter', later(4 * MINUTE)), again.confirm)).toMatchObject({
      ok: true,
    })
    expect((await subscriberOf(wish.email)).consents).toHaveLength(2)
    expect(await leaveNewsletter(await holderOf('newsletter', later(5 * MINUTE)), leave, 'left')).toMatchObject({
      ok: true,
    })
    expect(await subscriberOf(wish.email)).toMatchObject({ state: 'left' })
  })
})

describe('people past their retention period', () => {
  it('are deleted if unconfirmed, reduced to the proof if they left, and kept if subscribed', async () => {
    const ctx = await jobContext(START)
    const unproven = someWish()
    await subscribeToNews(ctx, unproven)
    const [staying, leaving] = [await someSubscriber(), await someSubscriber()]
    const { id } = await subscriberOf(leaving.wish.email)
    await leaveNewsletter(await holderOf('newsletter', START), leaving.leave, 'left')

    expect(await forgetSubscribers(await jobContext(later(29 * DAY)))).toBe(0)
    expect(await forgetSubscribers(await jobContext(later(38 * DAY)))).toBeGreaterThanOrEqual(2)
    expect(await forgetSubscribers(await jobContext(later(38 * DAY)))).toBe(0)

    expect(await countOf(unproven.email)).toBe(0)
    expect(await subscriberOf(staying.wish.email)).toMatchObject({ state: 'confirmed' })
    const proof = await payload.findByID({ collection: 'subscribers', id, depth: 0 })
    expect(proof).toMatchObject({ email: null, state: 'left', leftAt: START.toISOString() })
    expect(proof.consents).toMatchObject([{ wording: 'Send me news', page: null, source: null, sourceCategory: null }])

    await subscribeToNews(await jobContext(later(39 * DAY)), leaving.wish)
    expect(await subscriberOf(leaving.wish.email)).toMatchObject({ id, state: 'waiting' })

    await leaveNewsletter(await holderOf('newsletter', later(40 * DAY)), leaving.leave, 'left')
    await forgetSubscribers(await jobContext(later(40 * DAY + 10 * 366 * DAY)))
    expect(await payload.findByID({ collection: 'subscribers', id, disableErrors: true })).toBeNull()
  })
})

describe('the list of subscribers in the back office', () => {
  it('shows subscribers without secrets, and is read-only', async () => {
    const { wish } = await someSubscriber()
    const { id } = await subscriberOf(wish.email)
    const user = await staffMember(payload, 'editor')
    const options = { collection: 'subscribers', overrideAccess: false, user } as const
    const seen = await payload.findByID({ ...options, id })
    expect(seen.email).toBe(wish.email)
    expect(Object.keys(seen)).not.toEqual(expect.arrayContaining(['salt']))
    expect(seen).not.toHaveProperty('leaveHash')
    expect(seen).not.toHaveProperty('confirmHash')
    expect(seen).not.toHaveProperty('fingerprint')
    await expect(payload.find({ ...options, where: { salt: { exists: true } } })).rejects.toThrow()
    await expect(payload.update({ ...options, id, data: { state: 'left' } })).rejects.toThrow()
  })
})
