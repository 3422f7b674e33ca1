import { GALLERIES, GALLERY_HOLIDAYS } from '../galleries'
import type { SeedDocument } from './records'

const HOLIDAY = 'วันหยุดนักขัตฤกษ์'

/** The sales galleries with their hours. */
export function galleryDocuments(projectOf: (slug: string) => number | null): SeedDocument[] {
  return GALLERIES.map(({ key, name, address, phone, projects, from, to, closedOn }) => ({
    key: `sales-galleries/${key}`,
    collection: 'sales-galleries',
    data: (locale) => ({
      name: name[locale],
      address: address[locale],
      phone,
      isOpen: true,
      hasVideo: true,
      projects: projects.map(projectOf).filter((id) => id !== null),
      hours: [1, 2, 3, 4, 5, 6, 0].filter((day) => day !== closedOn).map((day) => ({ day: String(day), from, to })),
      closedDays: GALLERY_HOLIDAYS.map((day) => ({ day: `${day}T00:00:00+07:00`, reason: HOLIDAY })),
      slotMinutes: 60,
      capacity: 3,
      noticeMinutes: 120,
      daysAhead: 21,
    }),
  }))
}
