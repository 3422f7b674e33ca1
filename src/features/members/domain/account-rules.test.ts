import { describe, expect, it } from 'vitest'
import { CHALLENGE_MS, NEW_ADDRESS_MS, PROOF_MS } from './challenge'
import { INVITATION_MS, LONGEST_NOTE, MOST_PEOPLE, MOST_SHARED, NO_HOUSEHOLD, PUT_BACK_MS, readVote } from './household'
import { undoUntil } from './merge'
import { isMailed, type SignInEvent } from './own-account'
import { readProfile } from './read-profile'
import { readRegistration } from './read-registration'
import {
  ABSOLUTE_MS,
  FRESH_PROOF_MS,
  HISTORY_MS,
  IDLE_MS,
  isFresh,
  KNOWN_BROWSER_MS,
  SEEN_EVERY_MS,
} from './session-life'
import { isShut, readShutStanding, toStanding } from './standing'

const [MINUTE, DAY] = [60_000, 86_400_000]
const NOW = new Date('2026-11-28T03:00:00Z')

it('codes, sessions and invitations last as the pages and the policy say', () => {
  expect([CHALLENGE_MS, NEW_ADDRESS_MS, PROOF_MS].map((ms) => ms / MINUTE)).toEqual([10, 30, 30])
  expect([FRESH_PROOF_MS, SEEN_EVERY_MS].map((ms) => ms / MINUTE)).toEqual([15, 5])
  expect([IDLE_MS, ABSOLUTE_MS, KNOWN_BROWSER_MS, HISTORY_MS].map((ms) => ms / DAY)).toEqual([30, 180, 180, 180])
  expect([INVITATION_MS, PUT_BACK_MS].map((ms) => ms / DAY)).toEqual([7, 30])
  expect([MOST_PEOPLE, MOST_SHARED, LONGEST_NOTE]).toEqual([4, 50, 300])
})

it('a code opens a change without the password for a quarter of an hour, and no change without one', () => {
  const before = (ms: number) => new Date(NOW.getTime() - ms)
  expect(isFresh(NOW, NOW)).toBe(true)
  expect(isFresh(before(15 * MINUTE), NOW)).toBe(true)
  expect(isFresh(before(15 * MINUTE + 1), NOW)).toBe(false)
  expect(isFresh(null, NOW)).toBe(false)
})

describe('the standing of an account', () => {
  it('lets in whoever is active, and nobody else', () => {
    expect(['active', 'blocked', 'merged'].map((one) => [toStanding(one), isShut(one), readShutStanding(one)])).toEqual(
      [
        ['active', false, null],
        ['blocked', true, 'blocked'],
        ['merged', true, 'merged'],
      ],
    )
  })

  it('is chosen by no address that somebody made up', () => {
    for (const value of [undefined, null, '', 'closed', 1, ['blocked']])
      expect([isShut(value), readShutStanding(value)]).toEqual([false, null])
    expect(toStanding('closed')).toBe('active')
  })
})

it('the owner of an account is mailed after whatever changes what opens it, and not after each sign-in', () => {
  const mailed: Record<SignInEvent, boolean> = {
    ...{ signed_in: false, wrong_password: false, signed_out: false, signed_out_everywhere: false },
    ...{ password_set: true, email_changed: true, passkey_added: true, passkey_removed: true },
    ...{ line_connected: true, line_disconnected: true, phone_proven: true, phone_changed: true },
    ...{ merged: true, parted: true },
  }
  for (const [event, is] of Object.entries(mailed)) expect([event, isMailed(event as SignInEvent)]).toEqual([event, is])
})

it('a vote is one of three, and an empty household has room for three more', () => {
  expect(['yes', 'maybe', 'no', 'never', ''].map(readVote)).toEqual(['yes', 'maybe', 'no', null, null])
  expect(NO_HOUSEHOLD).toEqual({
    ...{ people: [], places: 3, openInvitations: 0, invitations: [], homes: [], removedHomes: [] },
  })
})

it('a merge can be taken back for thirty days', () => {
  expect(undoUntil(NOW)).toEqual(new Date('2026-12-28T03:00:00Z'))
})

describe('a registration names the field that is wrong, and it alone', () => {
  const GOOD = {
    name: 'Mali',
    email: 'mali@example.com',
    phone: '081 234 5678',
    consent_account: 'on',
    consent_news: 'on',
  }
  const read = (change: Record<string, string>) => {
    const data = new FormData()
    for (const [name, value] of Object.entries({ ...GOOD, ...change })) data.set(name, value)
    return readRegistration(data, (purpose) => purpose)
  }

  it('none where all is right, with the phone and both consents', () => {
    expect(read({ name: 'Ma\u0000li' })).toEqual({
      ok: true,
      value: {
        email: 'mali@example.com',
        pending: {
          ...{ name: 'Mali', phone: '+66812345678' },
          consents: ['account', 'news'].map((purpose) => ({ purpose, given: true, wording: purpose })),
        },
      },
    })
    expect(read({ phone: '  ' })).toMatchObject({ ok: true, value: { pending: { phone: null } } })
    expect(read({ name: 'M'.repeat(3000) })).toEqual({ ok: false, refusal: [{ field: 'name', fault: 'tooLong' }] })
  })

  it.each([
    [{ name: '' }, 'name', 'missing'],
    [{ email: 'mali@' }, 'email', 'notAnEmail'],
    [{ phone: '0812' }, 'phone', 'tooShort'],
    [{ phone: '0812345678/0898765432' }, 'phone', 'several'],
    [{ consent_account: '' }, 'consent_account', 'missing'],
  ])('%j', (change: Record<string, string>, field, fault) => {
    expect(read(change)).toEqual({ ok: false, refusal: [{ field, fault }] })
  })
})

describe('a profile names the field that is wrong, and it alone', () => {
  const GOOD = { name: 'Mali', phone: '', birthday: ' ', address: 'a'.repeat(500), language: 'xx' }
  const TODAY = '2026-11-28'

  it('none where all is right; an unknown language is Thai', () => {
    const value = { name: 'Mali', phone: null, birthday: null, address: GOOD.address, locale: 'th' }
    expect(readProfile(GOOD, TODAY)).toEqual({ ok: true, value })
    expect(readProfile({ ...GOOD, address: ' Bangkok ', language: 'chs' }, TODAY)).toMatchObject({
      value: { address: 'Bangkok', locale: 'chs' },
    })
  })

  it.each([
    [{ name: '1' }, 'name', 'notAName'],
    [{ phone: 'x' }, 'phone', 'notAPhone'],
    [{ birthday: '2026-11-28' }, 'birthday', 'notADate'],
    [{ birthday: '1900-01-01' }, 'birthday', 'notADate'],
    [{ address: 'a'.repeat(501) }, 'address', 'tooLong'],
  ])('%j', (change, field, fault) => {
    expect(readProfile({ ...GOOD, ...change }, TODAY)).toEqual({ ok: false, refusal: [{ field, fault }] })
  })

  it('takes whoever was born between those days', () => {
    for (const birthday of ['1900-01-02', '2026-11-27'])
      expect(readProfile({ ...GOOD, birthday }, TODAY)).toMatchObject({ value: { birthday } })
  })
})
