import en from '@messages/staff/en/second-person.json'
import th from '@messages/staff/th/second-person.json'
import type { StaffLanguage } from '@/i18n/locales'

const TEXTS = { en, th }

/** What somebody did to a staff account so that they could use it themselves. */
export const ACCOUNT_CHANGES = ['made', 'email', 'password', 'role', 'second_factor'] as const
export type AccountChangeKind = (typeof ACCOUNT_CHANGES)[number]

/** A change of a staff account; `by` is null for the installation and for the person of the account. */
export interface AccountChangeRecord {
  staff: number
  change: AccountChangeKind
  by: number | null
  at: Date
}

/**
 * Why somebody is no second person: they took the first step themselves; one of the two accounts was made by the other,
 * or by one that it had made; or the account is younger than a day, or was given a new key by somebody else within one.
 */
export const SECOND_PERSON_FAULTS = ['own', 'linked', 'young'] as const
export type SecondPersonFault = (typeof SECOND_PERSON_FAULTS)[number]

/** So long after it was made, or given a new key by somebody else, an account decides nothing as a second person. */
export const SECOND_PERSON_AFTER_HOURS = 24

type Changes = readonly AccountChangeRecord[]

/** Whoever made an account, and whoever made theirs, up to the installation. */
function makersOf(staff: number, changes: Changes): Set<number> {
  const makers = new Set<number>()
  for (let of: number | null = staff; of !== null; ) {
    const made = changes.find((one) => one.staff === of && one.change === 'made')
    of = made && made.by !== null && !makers.has(made.by) ? made.by : null
    if (of !== null) makers.add(of)
  }
  return makers
}

/** When an account came into the hands that have it; null for one whose making is not on record. */
function inHandsSince(staff: number, changes: Changes): Date | null {
  const own = changes.filter((one) => one.staff === staff)
  if (!own.some(({ change }) => change === 'made')) return null
  const given = own.filter(({ change, by }) => change === 'made' || by !== staff)
  return new Date(Math.max(...given.map(({ at }) => at.getTime())))
}

/**
 * Whether `second` may agree to what `first` began; null when they may. Without a first person (the system asked) only
 * the age of the account counts. `changes` are those of `second`, and the making of every account.
 */
export function secondPersonFault(
  { first, second }: { first: number | null; second: number },
  changes: Changes,
  now: Date,
): SecondPersonFault | null {
  if (first === second) return 'own'
  if (first !== null && (makersOf(first, changes).has(second) || makersOf(second, changes).has(first))) return 'linked'
  const since = inHandsSince(second, changes)
  const isOldEnough = since !== null && now.getTime() - since.getTime() >= SECOND_PERSON_AFTER_HOURS * 3_600_000
  return isOldEnough ? null : 'young'
}

/** What the person is told, in the language of the back office. `own` has words of its own at each desk. */
export const secondPersonWords = (
  language: StaffLanguage,
): Readonly<Record<Exclude<SecondPersonFault, 'own'>, string>> => TEXTS[language]
