import type { StaffLanguage } from '@/i18n/staff-formats'
import { isAllowed } from '@/kernel/permission'
import { contextOfHeaders } from '@/platform/database/payload'
import { may } from '../domain/permissions'
import { findAtDesk, readAtDesk, readRedemption } from '../operations/desk'

/** Whether the signed-in staff may use the desk of noble ID. */
export const maySeeNobleIdDesk = async (headers: Headers) =>
  isAllowed((await contextOfHeaders(headers)).actor, may.findAtDesk)

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * What the desk shows: a member, a redemption, or the search. `find` is what a scanned card says. Null for whoever may
 * not see it.
 */
export async function readNobleIdDesk(
  headers: Headers,
  language: StaffLanguage,
  asked: { find?: unknown; member?: unknown; redemption?: unknown },
) {
  const ctx = await contextOfHeaders(headers)
  if (!isAllowed(ctx.actor, may.findAtDesk)) return null
  const scanned = textOf(asked.find) ? await findAtDesk(ctx, textOf(asked.find)) : null
  const member = scanned?.kind === 'member' ? scanned.member : textOf(asked.member)
  const redemption = scanned?.kind === 'code' ? scanned.redemption : textOf(asked.redemption)
  return {
    isMissing: textOf(asked.find) !== '' && scanned === null,
    member: member ? await readAtDesk(ctx, member, language) : null,
    redemption: redemption ? await readRedemption(ctx, redemption, language) : null,
    mayChange: isAllowed(ctx.actor, may.changePoints),
  }
}
