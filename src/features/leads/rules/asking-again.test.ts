import { expect, it } from 'vitest'
import { type Asking, askingIn, entryOfAskingAgain, isSomethingNew, lastAsking } from './asking-again'

const NOW = new Date('2026-11-21T12:00:00+07:00')
const at = '2026-11-21T05:00:00.000Z'
const FIRST: Asking = { wish: 'visit', message: 'Weekend, please' }

it.each<[string, Asking, string]>([
  ['a wish and a long message', { wish: 'question', message: 'x'.repeat(2000) }, `question: ${'x'.repeat(2000)}`],
  ['a wish alone', { wish: 'call', message: '' }, 'call'],
  [
    'lines and colons',
    { wish: 'price', message: 'Two things: one\r\ncall: two' },
    'price: Two things: one\r\ncall: two',
  ],
])('who asks again with %s is heard whole, and can be read again', (_, asking, detail) => {
  const entry = entryOfAskingAgain(asking, NOW)
  expect(entry).toEqual({ at, by: 'website', event: 'asked_again', detail })
  expect(askingIn(entry)).toEqual(asking)
})

it.each([
  { event: 'asked', detail: '/th/condominium/nue-district-r9' },
  { event: 'asked_again', detail: null },
  { event: 'asked_again' },
  { event: 'state', detail: 'visit' },
])('a line that says nothing of what somebody wants is no asking: %o', (entry) => {
  expect(askingIn(entry)).toBeNull()
})

it('what was asked last is the latest line, else the request itself', () => {
  const asked = { event: 'asked', detail: '/th/home' }
  expect(lastAsking({ wish: 'call', message: null })).toEqual({ wish: 'call', message: '' })
  expect(lastAsking({ ...FIRST, history: [asked] })).toEqual(FIRST)
  const again = ['price', 'question: Is there a pool?'].map((detail) => ({ event: 'asked_again', detail }))
  const moved = { event: 'state', detail: 'new → contacted' }
  expect(lastAsking({ ...FIRST, history: [asked, ...again, moved] })).toEqual({
    wish: 'question',
    message: 'Is there a pool?',
  })
})

it.each<[boolean, string, Asking]>([
  [false, 'the same once more', FIRST],
  [false, 'the same in other lines', { wish: 'visit', message: ' Weekend,\r\n  please ' }],
  [false, 'the same wish without words', { wish: 'visit', message: '' }],
  [true, 'another wish', { wish: 'call', message: 'Weekend, please' }],
  [true, 'another wish without words', { wish: 'call', message: '' }],
  [true, 'other words', { wish: 'visit', message: 'Monday, please' }],
])('is it something new? %s: %s', (isNew, _, asking) => {
  expect(isSomethingNew(asking, FIRST)).toBe(isNew)
})
