import type { Payload } from 'payload'
import { publishCommitment } from '@/features/launches/server'
import { databaseOf, sql } from '@/platform/database/database'
import { env } from '@/platform/process/env'
import { CAMPAIGNS, DEMO_SELLER } from '../campaigns'
import type { SeedDocument } from './records'
import { SEED_ACTOR } from './seed-documents'

const DAY = 86_400_000
const HOUR = 3_600_000

/** Ten in the morning in Bangkok, so many days after a day. */
const morning = (from: Date, days: number) =>
  new Date(Math.floor(from.getTime() / DAY) * DAY + days * DAY + 3 * 3_600_000).toISOString()

/** A launch in registration: since the day before the first start, for two weeks. The round of the beacon is an hour later. */
const launchFrom = (start: Date) => ({
  isDraw: true,
  registrationOpensAt: morning(start, -1),
  registrationClosesAt: morning(start, 13),
  numberSource: 'beacon',
  numberAt: new Date(Date.parse(morning(start, 13)) + HOUR).toISOString(),
  turnMinutes: 15,
  turnsFrom: 9,
  turnsUntil: 21,
  missed: 'end',
})

/**
 * The booking campaigns, open since before the demonstration; one opens with a draw after it. A launch whose commitment is
 * published stays as it is, whatever the demonstration says now.
 */
export function campaignDocuments(
  projectOf: (slug: string) => number | null,
  committed: ReadonlySet<string>,
): SeedDocument[] {
  const start = new Date()
  return CAMPAIGNS.filter(({ code }) => !committed.has(code)).flatMap((campaign) => {
    const { code, project, fee, title, lead, included, promotion, land, isDraw } = campaign
    const id = projectOf(project)
    if (id === null) return []
    return [
      {
        key: `booking-campaigns/${code}`,
        collection: 'booking-campaigns' as const,
        // The dates of the first start stay.
        ...(isDraw && { fingerprintOf: campaign }),
        data: (locale) => ({
          code,
          project: id,
          units: [],
          isOpen: true,
          opensAt: isDraw ? morning(start, 16) : '2026-01-05T03:00:00.000Z',
          fee,
          holdMinutes: 15,
          limitPerPerson: 2,
          termsVersion: '2026-11',
          contract: {
            registration: DEMO_SELLER.registration,
            seller: DEMO_SELLER.seller[locale],
            address: DEMO_SELLER.address[locale],
            signatory: DEMO_SELLER.signatory[locale],
            land: land[locale],
            // Of a project whose permit is not granted yet.
            permitBy: '2027-06-30T05:00:00.000Z',
            approvalBy: '2027-03-31T05:00:00.000Z',
            signWithinDays: 30,
          },
          title: title[locale],
          lead: lead[locale],
          included: included[locale],
          promotion: promotion[locale],
          ...(isDraw && { launch: launchFrom(start) }),
        }),
      } satisfies SeedDocument,
    ]
  })
}

/** The codes of the launches whose commitment is published. */
export async function committedLaunches(payload: Payload): Promise<ReadonlySet<string>> {
  const database = await databaseOf(payload)
  const { rows } = await database.execute(sql`select code from launch_commitments`)
  return new Set(rows.map(({ code }) => String(code)))
}

/** Publishes the commitments of the launches, so that people can register. One that is published stays as it is. */
export async function commitLaunches(payload: Payload): Promise<void> {
  if (!env.BOOKING_KEY) return
  for (const { code, isDraw } of CAMPAIGNS)
    if (isDraw)
      await publishCommitment({ payload, actor: SEED_ACTOR, now: new Date() }, code, 'the demonstration · ข้อมูลสาธิต')
}
