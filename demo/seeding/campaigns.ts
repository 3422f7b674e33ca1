import { CAMPAIGNS } from '../campaigns'
import type { SeedDocument } from './records'

/** The booking campaigns, open since before the demonstration. */
export function campaignDocuments(projectOf: (slug: string) => number | null): SeedDocument[] {
  return CAMPAIGNS.flatMap(({ code, project, fee, title, lead, included, promotion }) => {
    const id = projectOf(project)
    if (id === null) return []
    return [
      {
        key: `booking-campaigns/${code}`,
        collection: 'booking-campaigns' as const,
        data: (locale) => ({
          code,
          project: id,
          units: [],
          isOpen: true,
          opensAt: '2026-01-05T03:00:00.000Z',
          fee,
          holdMinutes: 15,
          limitPerPerson: 2,
          termsVersion: '2026-11',
          title: title[locale],
          lead: lead[locale],
          included: included[locale],
          promotion: promotion[locale],
        }),
      } satisfies SeedDocument,
    ]
  })
}
