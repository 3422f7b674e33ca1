/**
 * The standing of an account, exactly one at a time (`members.standing`). A merged account is opened again by taking the
 * merge back and by nothing else; a closed account is no row at all.
 */
export const STANDINGS = ['active', 'blocked', 'merged'] as const
export type Standing = (typeof STANDINGS)[number]

/** A standing that lets nobody in. It is told only to whoever has proven that the account is theirs. */
export type ShutStanding = Exclude<Standing, 'active'>

/** The standing in a row of the database. */
export const toStanding = (value: unknown): Standing => STANDINGS.find((each) => each === value) ?? 'active'

/** The standing that the address of the sign-in page names; null for none. It only chooses which sentence is shown. */
export const readShutStanding = (value: unknown): ShutStanding | null => (isShut(value) ? value : null)

/** Whether a refusal is that the account is shut. */
export const isShut = (value: unknown): value is ShutStanding => value === 'blocked' || value === 'merged'
