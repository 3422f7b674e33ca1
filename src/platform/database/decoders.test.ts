import { integer, numeric, pgTable, text, timestamp } from '@payloadcms/db-postgres/drizzle/pg-core'
import { describe, expect, it } from 'vitest'
import { whole } from './columns'
import { aFlag, aNumber, aText, aTime, listOf, oneOf, orNull, readValue } from './decoders'

const slips = pgTable('slips', {
  id: whole('id').notNull(),
  times: integer('times'),
  area: numeric('area', { mode: 'number' }),
  state: text('state', { enum: ['waiting', 'agreed'] }).notNull(),
  at: timestamp('at', { withTimezone: true, mode: 'date' }),
})

describe('a row holds what its type says', () => {
  it.each([
    [slips.id, '9007199254740991', 9_007_199_254_740_991],
    [slips.times, 3, 3],
    [slips.times, null, null],
    [slips.area, '32.5', 32.5],
    [slips.state, 'agreed', 'agreed'],
    [slips.at, '2026-11-28 19:10:00+07', new Date('2026-11-28T12:10:00Z')],
    [aNumber, '12.50', 12.5],
    [aFlag, false, false],
    [aTime, '2026-11-28 19:10:00+07', new Date('2026-11-28T12:10:00Z')],
    [orNull(slips.id), null, null],
    [orNull(aText), 'x', 'x'],
    [listOf(slips.state), ['agreed', 'waiting'], ['agreed', 'waiting']],
    [oneOf('a', 'b'), 'b', 'b'],
  ])('%# reads what the driver gives', (kind, value, read) => {
    expect(readValue(kind, value)).toEqual(read)
  })

  it.each([
    [slips.id, null],
    [slips.id, 'seven'],
    [slips.state, 'refused'],
    [slips.state, 4],
    [slips.at, 'yesterday'],
    [aNumber, null],
    [aNumber, ''],
    [aText, 4],
    [aFlag, 't'],
    [aTime, 'soon'],
    [oneOf('a', 'b'), 'c'],
    [listOf(aText), 'a'],
    [listOf(aText), [4]],
  ])('%# refuses anything else, without saying what it was', (kind, value) => {
    expect(() => readValue(kind, value)).toThrow('holds no')
    if (typeof value === 'string' && value.length > 3) expect(() => readValue(kind, value)).not.toThrow(value)
  })
})
