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

/** `20261124T033000Z` (RFC 5545 §3.3.5, form 2). */
const utc = (at: string | Date): string => new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '')

/** Text with its special characters escaped (RFC 5545 §3.3.11). */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r?\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')

/** A name as a parameter, in which no quote can be written (RFC 5545 §3.2). */
const quoted = (text: string): string => `"${text.replace(/["\p{Cc}]/gu, '')}"`

const LINE_OCTETS = 75

/** A line of at most 75 octets, continued on the next with a space, never inside a character (RFC 5545 §3.1). */
function folded(line: string): string {
  const parts: string[] = []
  let [part, octets] = ['', 0]
  for (const sign of line) {
    const size = Buffer.byteLength(sign)
    if (octets + size > LINE_OCTETS) {
      parts.push(part)
      ;[part, octets] = ['', 1]
    }
    part += sign
    octets += size
  }
  return [...parts, part].join('\r\n ')
}

/** An appointment as an iCalendar file, with an alarm two hours before (RFC 5545). */
export function calendarFile(entry: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//noble nue//visits//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `ORGANIZER;CN=${quoted(entry.organizer.name)}:mailto:${entry.organizer.address}`,
    `SEQUENCE:${entry.sequence}`,
    `STATUS:${entry.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `DTSTAMP:${utc(entry.now)}`,
    `DTSTART:${utc(entry.startsAt)}`,
    `DTEND:${utc(entry.endsAt)}`,
    `SUMMARY:${escaped(entry.title)}`,
    `LOCATION:${escaped(entry.place)}`,
    `DESCRIPTION:${escaped(entry.description)}`,
    `URL:${entry.url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT2H',
    `DESCRIPTION:${escaped(entry.title)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
