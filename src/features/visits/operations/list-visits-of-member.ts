import type { Where } from 'payload'
import type { Locale } from '@/i18n/locales'
import type { Context } from '@/platform/database/context'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import type { MemberVisit } from '../domain/appointment'
import { may } from '../domain/permissions'
import { toAppointment } from './find-appointment'
import { linkTokenOf } from './link-token'

/** As many as a person has in years. */
const MOST = 50

/** What of a member is proven: the addresses, and the number when a code was entered for it. */
export interface ProvenContact {
  emails: readonly string[]
  phone: string | null
}

/**
 * The visits booked with a proven address or number of the member, newest first, also those made before the account.
 * The link is that of the mails, so only an address opens it: a number alone may have been typed by somebody else.
 */
export async function listVisitsOfMember(
  ctx: Context,
  locale: Locale,
  { emails, phone }: ProvenContact,
): Promise<MemberVisit[]> {
  requireActor(ctx, may.listVisitsOfMember)

  const contact: Where[] = [{ email: { in: [...emails] } }, ...(phone ? [{ phone: { equals: phone } }] : [])]
  const { docs } = await localApi(ctx, 'everything').find({
    collection: 'appointments',
    where: { or: contact },
    locale,
    depth: 2,
    sort: '-startsAt',
    limit: MOST,
    pagination: false,
  })
  return docs.flatMap((stored) => {
    const visit = toAppointment(stored)
    if (!visit) return []
    const { reference, state, kind, gallery, project, startsAt, email } = visit
    const link = reference && emails.includes(email.toLowerCase()) ? linkTokenOf(reference) : null
    const seen = { gallery: gallery.name, project: project?.title ?? '' }
    return [{ reference, state, kind, ...seen, startsAt: new Date(startsAt), link }]
  })
}
