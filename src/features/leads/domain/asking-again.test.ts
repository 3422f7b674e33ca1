import { expect, it } from 'vitest'
import { type Asking, askingIn, entryOfAskingAgain, isSomethingNew, lastAsking } from './asking-again'

const NOW = new Date('2026-11-21T12:00:00+07:00')
const at = '2026-11-21T05:00:00.000Z'
const FIRST: Asking = { wish: 'visit', message: 'Weekend, please', unit: '' }

it.each<[string, Asking]>([
  ['a wish and a long message', { wish: 'question', message: 'x'.repeat(2000), unit: 'A25/02' }],
  ['a wish alone', { wish: 'call', message: '', unit: '' }],
  ['lines and colons', { wish: 'price', message: 'Two things: one\r\ncall: two', unit: '' }],
])('a repeated enquiry with %s is stored whole and can be read back', (_, asking) => {
  const entry = entryOfAskingAgain(asking, NOW)
  expect(entry).toMatchObject({ at, by: 'website', event: 'asked_again' })
  expect(askingIn(entry)).toEqual(asking)
})

it.each([{}, { wish: null, message: null }, { wish: null, message: 'visit' }])(
  'a history line without a wish is no enquiry: %o',
  (entry) => {
    expect(askingIn(entry)).toBeNull()
  },
)

it('the last enquiry is the latest history line, or the original request', () => {
  const asked = { wish: null, message: null }
  expect(lastAsking({ wish: 'call', message: null })).toEqual({ wish: 'call', message: '', unit: '' })
  expect(lastAsking({ ...FIRST, history: [asked] })).toEqual(FIRST)
  const again = [{ wish: 'price' as const }, { wish: 'question' as const, message: 'Is there a pool?' }]
  const moved = {}
  expect(lastAsking({ ...FIRST, history: [asked, ...again, moved] })).toEqual({
    wish: 'question',
    message: 'Is there a pool?',
    unit: '',
  })
})

it.each<[boolean, string, Asking]>([
  [false, 'the same once more', FIRST],
  [false, 'the same in other lines', { wish: 'visit', message: ' Weekend,\r\n  please ', unit: '' }],
  [false, 'the same wish without words', { wish: 'visit', message: '', unit: '' }],
  [true, 'another wish', { wish: 'call', message: 'Weekend, please', unit: '' }],
  [true, 'another wish without words', { wish: 'call', message: '', unit: '' }],
  [true, 'a unit', { wish: 'visit', message: '', unit: 'A25/02' }],
  [true, 'other words', { wish: 'visit', message: 'Monday, please', unit: '' }],
])('whether an enquiry has something new: %s for %s', (isNew, _, asking) => {
  expect(isSomethingNew(asking, FIRST)).toBe(isNew)
})
