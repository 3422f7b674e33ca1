import { describe, expect, it } from 'vitest'
import { readVisit } from './read-visit'

const GOOD = {
  slot: '2026-11-28T03:00:00.000Z',
  kind: 'video',
  name: ' Mali  Srisuk ',
  phone: '๐๘๑-๒๓๔-๕๖๗๘',
  email: 'Mali@Example.com',
  people: '2',
  message: ' two prams ',
  consent: 'on',
  timeZone: 'Asia/Hong_Kong',
}

describe('a visit', () => {
  it('is read as it is stored', () => {
    expect(readVisit(GOOD)).toEqual({
      ok: true,
      value: {
        startsAt: new Date('2026-11-28T03:00:00Z'),
        kind: 'video',
        name: 'Mali Srisuk',
        phone: '+66812345678',
        email: 'mali@example.com',
        people: 2,
        message: 'two prams',
        timeZone: 'Asia/Hong_Kong',
      },
    })
  })

  it.each([
    ['', ''],
    ['Asia/Nowhere', ''],
    ['<script>', ''],
    [`Asia/${'x'.repeat(64)}`, ''],
    ['Asia/Bangkok;drop', ''],
    [';Asia/Bangkok', ''],
    ['Asia/Bangkok', 'Asia/Bangkok'],
  ])('is told in the time of its visitor where that is one: %j', (timeZone, read) => {
    expect(readVisit({ ...GOOD, timeZone })).toMatchObject({ ok: true, value: { timeZone: read } })
  })

  it.each([
    ['', 1],
    [' ', 1],
    ['1', 1],
    ['๓', 3],
    ['10', 10],
  ])('is of as many people as were typed: %j', (people, read) => {
    expect(readVisit({ ...GOOD, people })).toMatchObject({ ok: true, value: { people: read } })
  })

  it.each([
    ['slot', '', 'notChosen'],
    ['slot', 'tomorrow', 'notChosen'],
    ['slot', '2026-11-28', 'notChosen'],
    ['slot', 'x2026-11-28T03:00:00Z', 'notChosen'],
    ['slot', '2026-13-28T03:00:00Z', 'notChosen'],
    ['kind', 'walk_in', 'notChosen'],
    ['name', '', 'missing'],
    ['phone', '0812', 'tooShort'],
    ['phone', '08123456789012345', 'notAPhone'],
    ['phone', '9123 4567', 'abroad'],
    ['email', 'mali', 'notAnEmail'],
    ['people', '0', 'outOfRange'],
    ['people', '11', 'outOfRange'],
    ['people', '1.5', 'outOfRange'],
    ['people', 'some', 'outOfRange'],
    ['message', 'x'.repeat(1001), 'tooLong'],
    ['consent', '', 'notAgreed'],
  ])('is refused at its field, and at it alone: %s %j', (field, typed, fault) => {
    expect(readVisit({ ...GOOD, [field]: typed })).toEqual({ ok: false, refusal: [{ field, fault }] })
  })

  it('may have a message of a thousand letters', () => {
    expect(readVisit({ ...GOOD, message: 'x'.repeat(1000) }).ok).toBe(true)
  })

  it('is refused with all faults at once, in the order of the form', () => {
    const read = readVisit({})
    expect(!read.ok && read.refusal.map(({ field, fault }) => `${field} ${fault}`)).toEqual([
      ...['slot notChosen', 'kind notChosen', 'name missing', 'phone missing', 'email missing', 'consent notAgreed'],
    ])
  })
})
