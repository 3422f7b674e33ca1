import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { newsButton } from '@/features/leads/actions/leave-from-mail-program'
import { confirmSubscription, forgetSubscribers, leaveNewsletter, subscribeToNews } from '@/features/leads/server'
import { contentSystem, someContext, staffMember } from '../support/content-system'
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

describe('somebody who leaves', () => {
  it.each(['left', 'left_by_mail_program'] as const)('is out at once, and again says the same (%s)', async (way) => {
    const { wish, leave } = await someSubscriber()
    const first = await leaveNewsletter(await someContext(later(DAY)), leave, way)
    expect(first).toMatchObject({ ok: true })
    expect(await leaveNewsletter(await someContext(later(2 * DAY)), leave, way)).toEqual(first)
    const subscriber = await subscriberOf(wish.email)
    expect(subscriber).toMatchObject({ state: 'left', leftAt: later(DAY).toISOString() })
    expect(subscriber.history?.map(({ event }) => event)).toEqual(['asked', 'confirmed', way])
  })

  it('may do so before confirming, and the old confirmation brings nobody back', async () => {
    const wish = someWish()
    await subscribeToNews(await someContext(START), wish)
    const { confirm, leave } = await newsMailTo(await subscriberOf(wish.email), 'confirm')
    await leaveNewsletter(await someContext(later(MINUTE)), leave, 'left')
    expect(await confirmSubscription(await someContext(later(MINUTE)), confirm)).toMatchObject({ ok: false })
  })

  it('may press the button of their mail program; anything else posted there ends nothing', async () => {
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
  ])('gets a page that asks first, when the mail program only opens links: %s', async (_, locale, token, page) => {
    const request = new Request(`https://site.example/${locale ? `?locale=${encodeURIComponent(locale)}` : ''}`)
    const answer = await newsButton.GET(request, { params: Promise.resolve({ token }) })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, page])
  })

  it('can come back at once: with a new proof, the old link out still works', async () => {
    const { wish, confirm, leave } = await someSubscriber()
    await leaveNewsletter(await someContext(later(2 * MINUTE)), leave, 'left')
    await subscribeToNews(await someContext(later(3 * MINUTE)), wish)
    expect(await confirmSubscription(await someContext(later(4 * MINUTE)), confirm)).toMatchObject({ ok: false })
    const again = await newsMailTo(await subscriberOf(wish.email), 'confirm')
    expect(await confirmSubscription(await someContext(later(4 * MINUTE)), again.confirm)).toMatchObject({ ok: true })
    expect((await subscriberOf(wish.email)).consents).toHaveLength(2)
    expect(await leaveNewsletter(await someContext(later(5 * MINUTE)), leave, 'left')).toMatchObject({ ok: true })
    expect(await subscriberOf(wish.email)).toMatchObject({ state: 'left' })
  })
})

describe('people whose time has come', () => {
  it('are forgotten: who never confirmed wholly, who left but for the proof, who stays not at all', async () => {
    const ctx = await someContext(START)
    const unproven = someWish()
    await subscribeToNews(ctx, unproven)
    const [staying, leaving] = [await someSubscriber(), await someSubscriber()]
    const { id } = await subscriberOf(leaving.wish.email)
    await leaveNewsletter(ctx, leaving.leave, 'left')

    expect(await forgetSubscribers(await someContext(later(29 * DAY)))).toBe(0)
    expect(await forgetSubscribers(await someContext(later(38 * DAY)))).toBeGreaterThanOrEqual(2)
    expect(await forgetSubscribers(await someContext(later(38 * DAY)))).toBe(0)

    expect(await countOf(unproven.email)).toBe(0)
    expect(await subscriberOf(staying.wish.email)).toMatchObject({ state: 'confirmed' })
    const proof = await payload.findByID({ collection: 'subscribers', id, depth: 0 })
    expect(proof).toMatchObject({ email: null, state: 'left', leftAt: START.toISOString() })
    expect(proof.consents).toMatchObject([{ wording: 'Send me news', page: null, source: null, sourceCategory: null }])

    await subscribeToNews(await someContext(later(39 * DAY)), leaving.wish)
    expect(await subscriberOf(leaving.wish.email)).toMatchObject({ id, state: 'waiting' })

    await leaveNewsletter(await someContext(later(40 * DAY)), leaving.leave, 'left')
    await forgetSubscribers(await someContext(later(40 * DAY + 10 * 366 * DAY)))
    expect(await payload.findByID({ collection: 'subscribers', id, disableErrors: true })).toBeNull()
  })
})

describe('the list of subscribers in the back office', () => {
  it('shows people and none of the secrets, and nobody writes in it', async () => {
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
