import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

/** What a calendar shows of an appointment. */
export interface CalendarEntry {
  /** The same for every version of the appointment. */
  uid: string
  /** Who invites: a published entry has to name them (RFC 5546 §3.2.1). `address` is a mailbox. */
  organizer: { name: string; address: string }
  /** Counts the changes: a calendar replaces an entry by a later one. */
  sequence: number
  isCancelled: boolean
  startsAt: string
  endsAt: string
  title: string
  place: string
  description: string
  url: string
  /** When the file was made. */
  now: Date
}

/** What a calendar cannot hold of a text that somebody typed: control characters but the end of a line. */
const plain = (text: string): string => text.replace(/\r\n/g, '\n').replace(/[^\P{Cc}\n]/gu, '')

/** An appointment as an iCalendar file, with an alarm two hours before (RFC 5545). */
export function calendarFile(entry: CalendarEntry): string {
  const calendar = ical({
    prodId: { company: 'noble nue', product: 'visits', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  })
  const event = calendar.createEvent({
    id: entry.uid,
    sequence: entry.sequence,
    status: entry.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    stamp: entry.now,
    start: new Date(entry.startsAt),
    end: new Date(entry.endsAt),
    summary: plain(entry.title),
    location: plain(entry.place),
    description: plain(entry.description),
    url: entry.url,
    // A quote ends the name of an organiser and cannot be written inside it (RFC 5545 §3.2).
    organizer: { name: plain(entry.organizer.name).replaceAll('"', ''), email: entry.organizer.address },
  })
  event.createAlarm({ type: ICalAlarmType.display, triggerBefore: 2 * 60 * 60, description: plain(entry.title) })
  return `${calendar.toString().replace(/\r\n$/, '')}\r\n`
}
