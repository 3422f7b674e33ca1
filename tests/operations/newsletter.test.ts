import { describe, expect, it } from 'vitest'
import { consumeRecipientQuota } from '@/features/forms/actions/sender'
import { confirmSubscription, leaveNewsletter, subscribeToNews } from '@/features/leads/server'
import { databaseOf, sql } from '@/platform/database/database'
import { holderOf, jobContext, someContext } from '../support/content-system'
import {
  countOf,
  DAY,
  later,
  MINUTE,
  newsMailTo,
  newsQueuedFor,
  START,
  someSubscriber,
  someWish,
  subscriberOf,
} from '../support/newsletter'

describe('a visitor who subscribes', () => {
  it('is pending, with a record of the consent', async () => {
    const wish = someWish()
    await subscribeToNews(await jobContext(START), wish)
    const subscriber = await subscriberOf(wish.email)
    expect(subscriber).toMatchObject({ state: 'waiting', locale: 'cht', confirmedAt: null, leftAt: null })
    expect(subscriber.consents).toMatchObject([
      {
        purpose: 'news',
        notice: '1.0',
        wording: 'Send me news',
        at: START.toISOString(),
        page: '/cht/home',
        source: '1072',
        sourceCategory: 'NUE',
      },
    ])
    expect(subscriber.history).toMatchObject([{ event: 'asked' }])
    expect(await newsQueuedFor(subscriber.id)).toEqual(['confirm'])
  })

  it('twenty times at once becomes one subscriber with one mail', async () => {
    const [wish, ctx] = [someWish(), await jobContext(START)]
    await Promise.all(Array.from({ length: 20 }, () => subscribeToNews(ctx, wish)))
    expect(await newsQueuedFor((await subscriberOf(wish.email)).id)).toEqual(['confirm'])
  })

  it('gets another mail after ten minutes, and not before', async () => {
    const wish = someWish()
    await subscribeToNews(await jobContext(START), wish)
    const { id } = await subscriberOf(wish.email)
    await subscribeToNews(await jobContext(later(9 * MINUTE)), wish)
    expect(await newsQueuedFor(id)).toEqual(['confirm'])
    await subscribeToNews(await jobContext(later(10 * MINUTE)), { ...wish, locale: 'th' })
    expect(await newsQueuedFor(id)).toEqual(['confirm', 'confirm'])
    const subscriber = await subscriberOf(wish.email)
    expect(subscriber).toMatchObject({ locale: 'th', linkEndsAt: later(10 * MINUTE + 7 * DAY).toISOString() })
    expect(subscriber.consents).toHaveLength(1)
  })

  it('gets at most ten mails a day, whoever types the address', async () => {
    const [ctx, { email }] = [await someContext(START), someWish()]
    const heard: boolean[] = []
    for (let asked = 0; asked < 12; asked += 1) heard.push(await consumeRecipientQuota(ctx, 'newsletter', email))
    expect(heard).toEqual([...Array(10).fill(true), false, false])
    expect(await consumeRecipientQuota(ctx, 'newsletter', someWish().email)).toBe(true)
  })

  it('is rolled back when the queue fails', async () => {
    const [wish, ctx] = [someWish(), await jobContext()]
    const database = await databaseOf(ctx.payload)
    await database.execute(sql`alter schema graphile_worker rename to graphile_worker_away`)
    try {
      await expect(subscribeToNews(ctx, wish)).rejects.toThrow()
    } finally {
      await database.execute(sql`alter schema graphile_worker_away rename to graphile_worker`)
    }
    expect(await countOf(wish.email)).toBe(0)
  })
})

describe('the confirmation mail', () => {
  it('confirms the address, and a second click gives the same answer', async () => {
    const wish = someWish()
    await subscribeToNews(await jobContext(START), wish)
    const waiting = await subscriberOf(wish.email)
    const { confirm, count } = await newsMailTo(waiting, 'confirm')
    expect(count).toBe(1)
    const first = await confirmSubscription(await holderOf('newsletter', later(DAY)), confirm)
    expect(await subscriberOf(wish.email)).toMatchObject({
      state: 'confirmed',
      confirmedAt: later(DAY).toISOString(),
    })
    expect(await confirmSubscription(await holderOf('newsletter', later(30 * DAY)), confirm)).toEqual(first)
    expect(await newsQueuedFor(waiting.id)).toEqual(['confirm', 'welcome'])
  })

  it('clicked twenty times at once sends one welcome mail', async () => {
    const wish = someWish()
    await subscribeToNews(await jobContext(START), wish)
    const waiting = await subscriberOf(wish.email)
    const { confirm } = await newsMailTo(waiting, 'confirm')
    const ctx = await holderOf('newsletter', later(DAY))
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirmSubscription(ctx, confirm)))
    expect(answers.every(({ ok }) => ok)).toBe(true)
    expect(await newsQueuedFor(waiting.id)).toEqual(['confirm', 'welcome'])
  })

  it('expires after seven days, until it is requested again', async () => {
    const wish = someWish()
    await subscribeToNews(await jobContext(START), wish)
    const { confirm } = await newsMailTo(await subscriberOf(wish.email), 'confirm')
    const late = later(7 * DAY + 1)
    expect(await confirmSubscription(await holderOf('newsletter', late), confirm)).toEqual({
      ok: false,
      refusal: 'linkEnded',
    })
    expect(await subscriberOf(wish.email)).toMatchObject({ state: 'waiting' })
    await subscribeToNews(await jobContext(late), wish)
    expect(await confirmSubscription(await holderOf('newsletter', late), confirm)).toMatchObject({ ok: true })
  })

  it.each([
    ['of nobody', 'f'.repeat(64)],
    ['of another kind', "' or true --"],
    ['of nothing', ''],
  ])('changes nothing for a link %s', async (_, token) => {
    expect(await confirmSubscription(await holderOf('newsletter'), token)).toEqual({ ok: false, refusal: 'linkEnded' })
    expect(await leaveNewsletter(await holderOf('newsletter'), token, 'left')).toEqual({
      ok: false,
      refusal: 'unknownLink',
    })
  })

  it('is not sent after the address was confirmed', async () => {
    const { wish } = await someSubscriber()
    const subscriber = await subscriberOf(wish.email)
    expect((await newsMailTo(subscriber, 'confirm')).count).toBe(0)
    expect((await newsMailTo(subscriber, 'welcome')).count).toBe(1)
  })
})

describe('every mail to a subscriber', () => {
  it('has the unsubscribe headers for mail clients, and its tokens are not in the database', async () => {
    const { wish, confirm, text } = await someSubscriber()
    const subscriber = await subscriberOf(wish.email)
    const welcome = await newsMailTo(subscriber, 'welcome')
    for (const mail of [text, welcome.text]) {
      expect(mail).toMatch(/^List-Unsubscribe:\s+<[^>\s]+\/api\/newsletter\/leave\/[0-9a-f]{64}\?locale=cht>/m)
      expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m)
    }
    const stored = JSON.stringify(subscriber)
    expect([confirm, welcome.leave].filter((token) => stored.includes(token))).toEqual([])
  })
})
