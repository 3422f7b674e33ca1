import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CalendarEntry, calendarFile } from './calendar-file'

const ENTRY: CalendarEntry = {
  uid: 'ABCD2345@example.com',
  organizer: { name: 'noble "&" nue', address: 'visits@example.com' },
  sequence: 0,
  isCancelled: false,
  startsAt: '2026-11-25T03:00:00.000Z',
  endsAt: '2026-11-25T04:00:00.000Z',
  title: 'Visit: noble vesper',
  place: 'Ploenchit; Bangkok, Thailand',
  description: 'Line one\nLine two',
  url: 'https://example.com/en/appointment/x',
  now: new Date('2026-11-24T03:30:00Z'),
}

/** The file with its continued lines joined. */
const unfolded = (file: string) => file.replace(/\r\n /g, '').split('\r\n')

describe('the calendar file of an appointment', () => {
  it('has its times in UTC, and its special characters escaped', () => {
    const lines = unfolded(calendarFile(ENTRY))
    expect(lines).toContain('DTSTART:20261125T030000Z')
    expect(lines).toContain('DTEND:20261125T040000Z')
    expect(lines).toContain('LOCATION:Ploenchit\\; Bangkok\\, Thailand')
    expect(lines).toContain('DESCRIPTION:Line one\\nLine two')
  })

  it('names who invites, as calendars ask of an entry that is published, whatever the name holds', () => {
    expect(unfolded(calendarFile(ENTRY))).toContain('ORGANIZER;CN="noble & nue":mailto:visits@example.com')
  })

  it('says that it is cancelled', () => {
    expect(unfolded(calendarFile({ ...ENTRY, isCancelled: true, sequence: 2 }))).toEqual(
      expect.arrayContaining(['STATUS:CANCELLED', 'SEQUENCE:2']),
    )
  })

  it('never has a line over 75 octets, and keeps every character, in any language', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (title) => {
        const file = calendarFile({ ...ENTRY, title: `นัดชมโครงการ ${title}` })
        for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
        const kept = title
          .replace(/\r?\n/g, '\n')
          .replace(/[^\P{Cc}\n]/gu, '')
          .replace(/[\\;,]/g, (sign) => `\\${sign}`)
          .replace(/\n/g, '\\n')
        expect(unfolded(file)).toContain(`SUMMARY:นัดชมโครงการ ${kept}`)
      }),
    )
  })

  it('cannot be given further lines by what a visitor types', () => {
    const lines = unfolded(calendarFile({ ...ENTRY, description: 'x\r\nATTENDEE:mailto:a@example.com' }))
    expect(lines.some((line) => line.startsWith('ATTENDEE'))).toBe(false)
  })
})
