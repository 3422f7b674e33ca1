import { beforeAll, describe, expect, it } from 'vitest'
import { alertButton } from '@/features/alerts/actions/one-click-unsubscribe'
import { confirmAlert, forgetAlerts, leaveAlerts, saveSearch, sendConfirmation } from '@/features/alerts/server'
import { subscribeToNews } from '@/features/leads/server'
import { LOCALES } from '@/i18n/locales'
import { contentSystem, holderOf, jobContext, staffMember } from '../support/content-system'
import { sellsTo } from '../support/leads'
import { DAY, later, MINUTE, START, someMail, someWish, subscriberOf } from '../support/newsletter'
import { alertOf, alertsOf, mailsOf, queuedFor, someAlert, someSearch, tokenIn } from '../support/saved-searches'

let payload: Awaited<ReturnType<typeof contentSystem>>

beforeAll(async () => {
  payload = await contentSystem()
})

describe('a visitor who saves a search', () => {
  it('has a pending alert, with a record of the consent', async () => {
    const search = someSearch()
    expect(await saveSearch(await jobContext(START), search)).toEqual({ ok: true, value: null })
    const alert = await alertOf(search.email)
    expect(alert).toMatchObject({
      state: 'asked',
      locale: 'en',
      address: search.address,
      summary: search.summary,
      notice: '1.0',
      wording: 'Write to me',
      consentAt: START.toISOString(),
      page: '/en/search-result',
      linkEndsAt: later(7 * DAY).toISOString(),
    })
    expect(await queuedFor(alert.id)).toEqual(['alerts.send-confirmation'])
  })

  it('twenty times at once has one alert and one mail', async () => {
    const [search, ctx] = [someSearch(), await jobContext(START)]
    await Promise.all(Array.from({ length: 20 }, () => saveSearch(ctx, search)))
    expect(await queuedFor((await alertOf(search.email)).id)).toEqual(['alerts.send-confirmation'])
  })

  it('has one alert for one search in any language, and another for another search', async () => {
    const search = someSearch()
    await saveSearch(await jobContext(START), search)
    const inThai = search.address.replace('/en/', '/th/')
    await saveSearch(await jobContext(later(20 * MINUTE)), { ...search, locale: 'th', address: inThai })
    const alert = await alertOf(search.email)
    expect(alert).toMatchObject({ locale: 'th', address: inThai })
    expect(await queuedFor(alert.id)).toHaveLength(2)
    await saveSearch(await jobContext(START), { ...search, address: `${search.address}&beds=1` })
    expect(await alertsOf(search.email)).toHaveLength(2)
  })

  it('changes nothing when the alert is already on', async () => {
    const { search, id } = await someAlert()
    const before = await alertOf(search.email)
    await saveSearch(await jobContext(later(DAY)), { ...search, locale: 'th' })
    expect(await alertOf(search.email)).toEqual(before)
    expect((await queuedFor(id)).filter((task) => task === 'alerts.send-confirmation')).toHaveLength(1)
  })
})

describe('the confirmation mail', () => {
  it.each(LOCALES)('is in the right language, with the search and unsubscribe links: %s', async (locale) => {
    const search = someSearch({ locale, summary: 'only here' })
    await saveSearch(await jobContext(START), search)
    const { id } = await alertOf(search.email)
    const [mail, ...others] = await mailsOf(async () => sendConfirmation(await jobContext(), id, someMail()))
    expect(others).toEqual([])
    expect(mail).toContain('only here')
    expect(mail).toContain(`/${locale}/saved-search/confirm/`)
    expect(mail).toMatch(/^List-Unsubscribe:\s+<[^>\s]+\/api\/saved-search\/leave\/[0-9a-f]{64}\?locale=\w+>/m)
    expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m)
    const stored = JSON.stringify(await alertOf(search.email))
    expect([tokenIn(mail, 'confirm'), tokenIn(mail, 'leave')].filter((token) => stored.includes(token))).toEqual([])
  })

  it('confirms the address, answers a second click alike, and is not sent again', async () => {
    const { search, id, mail } = await someAlert()
    expect(await alertOf(search.email)).toMatchObject({ state: 'confirmed', confirmedAt: later(MINUTE).toISOString() })
    expect(await confirmAlert(await holderOf('saved-search', later(30 * DAY)), tokenIn(mail, 'confirm'))).toMatchObject(
      { ok: true },
    )
    expect(await queuedFor(id)).toEqual(['alerts.send-confirmation', 'alerts.snapshot-matches'])
    expect(await mailsOf(async () => sendConfirmation(await jobContext(), id, someMail()))).toEqual([])
  })

  it('expires after seven days, until the search is saved again', async () => {
    const search = someSearch()
    await saveSearch(await jobContext(START), search)
    const { id } = await alertOf(search.email)
    const [mail] = await mailsOf(async () => sendConfirmation(await jobContext(), id, someMail()))
    const late = later(7 * DAY + 1)
    const press = async () => confirmAlert(await holderOf('saved-search', late), tokenIn(mail, 'confirm'))
    expect(await press()).toEqual({ ok: false, refusal: 'linkEnded' })
    await saveSearch(await jobContext(late), search)
    expect(await press()).toMatchObject({ ok: true })
  })

  it.each([
    ['of nobody', 'f'.repeat(64)],
    ['of another kind', "' or true --"],
    ['of nothing', ''],
  ])('changes nothing for a link %s', async (_, token) => {
    expect(await confirmAlert(await holderOf('saved-search'), token)).toEqual({ ok: false, refusal: 'linkEnded' })
    expect(await leaveAlerts(await holderOf('saved-search'), token, 'all')).toEqual({
      ok: false,
      refusal: 'unknownLink',
    })
  })
})

describe('a person who unsubscribes', () => {
  const another = async (email: string) => {
    const { address } = someSearch()
    await saveSearch(await jobContext(START), someSearch({ email, address: `${address}&beds=2` }))
  }

  it('ends one alert, and the others stay (control)', async () => {
    const { search, leave } = await someAlert()
    await another(search.email)
    const first = await leaveAlerts(await holderOf('saved-search', later(DAY)), leave, 'page')
    expect(await leaveAlerts(await holderOf('saved-search', later(2 * DAY)), leave, 'page')).toEqual(first)
    const [ended, other] = await alertsOf(search.email)
    expect(ended).toMatchObject({ state: 'off', endedBy: 'page', endedAt: later(DAY).toISOString() })
    expect(other).toMatchObject({ state: 'asked' })
  })

  it('ends all their alerts with one click, and nobody else’s', async () => {
    const { search, leave } = await someAlert()
    const stranger = await someAlert()
    await another(search.email)
    await leaveAlerts(await holderOf('saved-search'), leave, 'all')
    expect((await alertsOf(search.email)).map(({ state }) => state)).toEqual(['off', 'off'])
    expect(await alertOf(stranger.search.email)).toMatchObject({ state: 'confirmed' })
  })

  it('ends all their alerts from two mails at once without an error', async () => {
    const { search, leave } = await someAlert()
    await another(search.email)
    const [, other] = await alertsOf(search.email)
    const [mail] = await mailsOf(async () => sendConfirmation(await jobContext(START), other?.id ?? 0, someMail()))
    const leaveAll = async (token: string) => leaveAlerts(await holderOf('saved-search'), token, 'all')
    const done = { ok: true, value: null }
    expect(await Promise.all([leaveAll(tokenIn(mail, 'leave')), leaveAll(leave)])).toEqual([done, done])
    expect((await alertsOf(search.email)).map(({ state }) => state)).toEqual(['off', 'off'])
  })

  it('may use the unsubscribe button of a mail client; other posts to the URL change nothing', async () => {
    const { search, leave } = await someAlert()
    const post = async (token: string, body: string) => {
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
      const request = new Request('https://site.example/', { method: 'POST', headers, body })
      return (await alertButton.POST(request, { params: Promise.resolve({ token }) })).status
    }
    expect(await post(leave, 'List-Unsubscribe=')).toBe(400)
    expect(await alertOf(search.email)).toMatchObject({ state: 'confirmed' })
    expect(await post(leave, 'List-Unsubscribe=One-Click')).toBe(200)
    expect(await post('of-nobody', 'List-Unsubscribe=One-Click')).toBe(200)
    expect(await alertOf(search.email)).toMatchObject({ state: 'off', endedBy: 'mail_program' })
  })

  it('needs a new confirmation to return: the old one fails, and the old unsubscribe link works', async () => {
    const { search, id, mail, leave } = await someAlert()
    await leaveAlerts(await holderOf('saved-search', later(2 * MINUTE)), leave, 'page')
    await saveSearch(await jobContext(later(3 * MINUTE)), search)
    expect(
      await confirmAlert(await holderOf('saved-search', later(4 * MINUTE)), tokenIn(mail, 'confirm')),
    ).toMatchObject({
      ok: false,
    })
    const [again] = await mailsOf(async () => sendConfirmation(await jobContext(), id, someMail()))
    expect(
      await confirmAlert(await holderOf('saved-search', later(4 * MINUTE)), tokenIn(again, 'confirm')),
    ).toMatchObject({
      ok: true,
    })
    expect(await leaveAlerts(await holderOf('saved-search', later(5 * MINUTE)), leave, 'page')).toMatchObject({
      ok: true,
    })
  })
})

it('searches past their retention period are deleted, and active ones are kept', async () => {
  const [unproven, leaving, staying] = [someSearch(), await someAlert(), await someAlert()]
  await saveSearch(await jobContext(START), unproven)
  await leaveAlerts(await holderOf('saved-search', START), leaving.leave, 'page')
  await forgetAlerts(await jobContext(later(6 * DAY)))
  expect(await alertOf(unproven.email)).toMatchObject({ state: 'asked' })
  await forgetAlerts(await jobContext(later(8 * DAY)))
  expect(await alertOf(unproven.email)).toMatchObject({ state: 'expired' })
  await forgetAlerts(await jobContext(later(9 * DAY)))
  expect(await alertsOf(unproven.email)).toEqual([])
  expect(await alertsOf(leaving.search.email)).toHaveLength(1)
  expect(await forgetAlerts(await jobContext(later(31 * DAY)))).toBeGreaterThanOrEqual(1)
  expect(await alertsOf(leaving.search.email)).toEqual([])
  expect(await alertOf(staying.search.email)).toMatchObject({ state: 'confirmed' })
})

describe('the policy edition recorded with a consent', () => {
  const edition = async (version: string, effectiveFrom: Date) =>
    payload.create({
      collection: 'policies',
      locale: 'th',
      data: {
        part: 'privacy',
        version,
        effectiveFrom: effectiveFrom.toISOString(),
        title: 'นโยบาย',
        sections: [{ anchor: 'one', title: 'หนึ่ง', text: 'หนึ่ง' }],
        _status: 'published',
      },
    })

  it('is the one in force on that day, for news and for saved searches', async () => {
    const [begun, coming] = [await edition('7.1', START), await edition('7.2', later(DAY))]
    const noticesAt = async (now: Date) => {
      const [wish, search] = [someWish(), someSearch()]
      await subscribeToNews(await jobContext(now), wish)
      await saveSearch(await jobContext(now), search)
      return [(await subscriberOf(wish.email)).consents?.[0]?.notice, (await alertOf(search.email)).notice]
    }
    const told = [await noticesAt(later(-DAY / 24)), await noticesAt(later(MINUTE)), await noticesAt(later(2 * DAY))]
    for (const { id } of [begun, coming]) await payload.delete({ collection: 'policies', id })
    expect(told).toEqual([
      ['1.0', '1.0'],
      ['7.1', '7.1'],
      ['7.2', '7.2'],
    ])
  })
})

describe('the list of saved searches in the back office', () => {
  it('shows the searches without secrets, and is read-only', async () => {
    const { id, search } = await someAlert()
    const user = await staffMember(payload, 'sales')
    await sellsTo(user.id, search.email)
    const options = { collection: 'saved-searches', overrideAccess: false, user } as const
    const seen = await payload.findByID({ ...options, id })
    expect(seen).toMatchObject({ email: search.email, summary: search.summary })
    for (const secret of ['salt', 'key', 'fingerprint', 'confirmHash', 'leaveHash', 'known', 'waiting', 'sending'])
      expect(seen).not.toHaveProperty(secret)
    await expect(payload.find({ ...options, where: { salt: { exists: true } } })).rejects.toThrow()
    await expect(payload.update({ ...options, id, data: { state: 'off' } })).rejects.toThrow()
    await expect(payload.delete({ ...options, id })).rejects.toThrow()
    const admin = await staffMember(payload, 'admin')
    await payload.delete({ ...options, user: admin, id })
    expect(await alertsOf(search.email)).toEqual([])
  })
})
