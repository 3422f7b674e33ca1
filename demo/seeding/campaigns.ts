import type { Payload } from 'payload'
import { publishCommitment } from '@/features/launches/server'
import { env } from '@/platform/env'
import { CAMPAIGNS } from '../campaigns'
import type { SeedDocument } from './records'
import { SEED_ACTOR } from './seed-documents'

const DAY = 86_400_000

/** Ten in the morning in Bangkok, so many days after a day. */
const morning = (from: Date, days: number) =>
  new Date(Math.floor(from.getTime() / DAY) * DAY + days * DAY + 3 * 3_600_000).toISOString()

/** A launch in registration: since the day before the first start, for two weeks. */
const launchFrom = (start: Date, numberName: string | undefined) => ({
  isDraw: numberName !== undefined,
  registrationOpensAt: numberName ? morning(start, -1) : null,
  registrationClosesAt: numberName ? morning(start, 13) : null,
  numberName,
  turnMinutes: 15,
  turnsFrom: 9,
  turnsUntil: 21,
  missed: 'end',
})

/** The booking campaigns, open since before the demonstration; one opens with a draw after it. */
export function campaignDocuments(projectOf: (slug: string) => number | null): SeedDocument[] {
  const start = new Date()
  return CAMPAIGNS.flatMap((campaign) => {
    const { code, project, fee, title, lead, included, promotion, draw } = campaign
    const id = projectOf(project)
    if (id === null) return []
    return [
      {
        key: `booking-campaigns/${code}`,
        collection: 'booking-campaigns' as const,
        // The dates of the first start stay.
        ...(draw && { fingerprintOf: campaign }),
        data: (locale) => ({
          code,
          project: id,
          units: [],
          isOpen: true,
          opensAt: draw ? morning(start, 16) : '2026-01-05T03:00:00.000Z',
          fee,
          holdMinutes: 15,
          limitPerPerson: 2,
          termsVersion: '2026-11',
          title: title[locale],
          lead: lead[locale],
          included: included[locale],
          promotion: promotion[locale],
          ...(draw && { launch: launchFrom(start, draw.number[locale]) }),
        }),
      } satisfies SeedDocument,
    ]
  })
}

/** Publishes the commitments of the launches, so that people can register. One that is published stays as it is. */
export async function commitLaunches(payload: Payload): Promise<void> {
  if (!env.BOOKING_KEY) return
  for (const { code, draw } of CAMPAIGNS)
    if (draw)
      await publishCommitment({ payload, actor: SEED_ACTOR, now: new Date() }, code, 'the demonstration · ข้อมูลสาธิต')
}
