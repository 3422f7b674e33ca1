import type { ArrivedMail } from './mail-server'
import type { Seen } from './visitors'

/** One person of a drill, with what was seen when the form was sent, and sent again after a refusal. */
export interface Visitor {
  email: string
  seen: Seen[]
}

/** What has become of the leads of one drill. */
export interface Outcome {
  /** Leads that were acknowledged and are not there, or of which a mail never arrived. */
  lost: number
  /** Leads with more than one row, or with two mails of different ids to one recipient. */
  doubled: number
  /** Mails that arrived again under the same id. */
  copies: number
  /** Leads that were kept although their sender was told, or had to think, that they were not. */
  keptUnsaid: number
}

/** The answer that promises a lead is kept: the redirect to the page that says so. */
export const isAcknowledged = ({ seen }: Visitor) => seen.includes(303)

/** The ids of the mails about a person: to the person, and to sales, who answer to the person's address. */
function idsOf(email: string, mails: readonly ArrivedMail[]): { visitor: string[]; sales: string[] } {
  return {
    visitor: mails.filter(({ to }) => to === email).map(({ id }) => id),
    sales: mails.filter(({ replyTo }) => replyTo === email).map(({ id }) => id),
  }
}

/** How many mails about acknowledged leads are still missing. */
export function missingMails(visitors: readonly Visitor[], mails: readonly ArrivedMail[]): number {
  return visitors.filter(isAcknowledged).reduce((missing, { email }) => {
    const { visitor, sales } = idsOf(email, mails)
    return missing + Number(visitor.length === 0) + Number(sales.length === 0)
  }, 0)
}

/** The acknowledged leads without both mails, by address, for whoever has to find out why. */
export function describeLost(visitors: readonly Visitor[], mails: readonly ArrivedMail[]): string {
  return visitors
    .filter((visitor) => missingMails([visitor], mails) > 0)
    .map(({ email, seen }) => {
      const { visitor, sales } = idsOf(email, mails)
      return `${email}, answered ${seen.join(', then ')}: ${visitor.length} mails to the visitor, ${sales.length} to sales`
    })
    .join('\n')
}

const distinct = (ids: readonly string[]) => new Set(ids).size

/**
 * Compares what visitors were told with the rows in the database (by email address) and the mails that arrived.
 * `keptAtFirst` are the addresses with a row before the refused ones sent their form again.
 */
export function judge(
  visitors: readonly Visitor[],
  rows: ReadonlyMap<string, number>,
  mails: readonly ArrivedMail[],
  keptAtFirst: ReadonlySet<string>,
): Outcome {
  const outcome: Outcome = { lost: 0, doubled: 0, copies: 0, keptUnsaid: 0 }
  for (const visitor of visitors) {
    const { email, seen } = visitor
    const count = rows.get(email) ?? 0
    const recipients = Object.values(idsOf(email, mails))
    const isComplete = count > 0 && recipients.every((ids) => ids.length > 0)
    const isDoubled = count > 1 || recipients.some((ids) => distinct(ids) > 1)
    outcome.lost += Number(isAcknowledged(visitor) && !isComplete)
    outcome.doubled += Number(isDoubled)
    outcome.copies += recipients.reduce((copies, ids) => copies + ids.length - distinct(ids), 0)
    outcome.keptUnsaid += Number(seen[0] !== 303 && keptAtFirst.has(email))
  }
  return outcome
}
