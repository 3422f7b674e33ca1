import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkTranslations, markLookedAt } from '../../scripts/check-translations'
import { treeOf } from './tree'

const booking = (lead: string) => JSON.stringify({ list: { lead, title: 'Online booking' } })

function treeLookedAt(lead = 'Choose a unit.') {
  const root = treeOf({ 'messages/en/booking.json': booking(lead) }, [])
  markLookedAt(root, ['booking'])
  return root
}

/** The same marks beside another English text. */
function afterChange(root: string, lead: string): string {
  const marks = readFileSync(join(root, 'messages/looked-at/booking.json'), 'utf8')
  return treeOf({ 'messages/en/booking.json': booking(lead), 'messages/looked-at/booking.json': marks }, [])
}

test('a translation cannot silently stay with an older English text: the key is named until somebody has looked at it', () => {
  const root = afterChange(treeLookedAt(), 'Choose a unit, then pay.')
  expect(checkTranslations(root)).toEqual([
    'booking.list.lead: look at th, chs, cht again, English says “Choose a unit, then pay.”',
  ])
  expect(markLookedAt(root, ['booking.list.lead'])).toBe(1)
  expect(checkTranslations(root)).toEqual([])
})

test('one language at a time: what was looked at in Thai still waits in Chinese', () => {
  const root = afterChange(treeLookedAt(), 'Pick a unit.')
  markLookedAt(root, ['booking.list'], ['th'])
  expect(checkTranslations(root)).toEqual(['booking.list.lead: look at chs, cht again, English says “Pick a unit.”'])
  markLookedAt(root, ['booking.list'], ['chs', 'cht'])
  expect(checkTranslations(root)).toEqual([])
})

test('a new text is not taken for one that was looked at, and a text that is gone leaves no mark', () => {
  const root = treeOf(
    {
      'messages/en/booking.json': booking('New.'),
      'messages/looked-at/booking.json': JSON.stringify({ 'list.old': '00000000' }),
    },
    [],
  )
  expect(checkTranslations(root)).toEqual([
    'booking.list.lead: look at th, chs, cht again, English says “New.”',
    'booking.list.title: look at th, chs, cht again, English says “Online booking”',
    'booking.list.old: the text is gone, its mark stays',
  ])
  markLookedAt(root, ['booking'])
  expect(checkTranslations(root)).toEqual([])
})

test('a text is only marked by its own name, not by one that begins alike', () => {
  const root = afterChange(treeLookedAt(), 'Other.')
  expect(markLookedAt(root, ['book', 'booking.list.le'])).toBe(0)
  expect(checkTranslations(root)).toHaveLength(1)
})

test('what staff read is looked at in Thai alone', () => {
  const root = treeOf({ 'messages/staff/en/booking.json': booking('Choose a unit.') }, [])
  expect(checkTranslations(root)).toEqual([
    'staff/booking.list.lead: look at th again, English says “Choose a unit.”',
    'staff/booking.list.title: look at th again, English says “Online booking”',
  ])
  expect(markLookedAt(root, ['staff/booking'])).toBe(2)
  expect(checkTranslations(root)).toEqual([])
})
