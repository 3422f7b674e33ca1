/**
 * The Postgres channel on which an app says something to its own gateway, to prove that notifications of committed work
 * arrive there. The message is a token that only this gateway knows.
 */
export const PROOF_CHANNEL = 'heard'

/** The header of a call of the gateway that asks the app for such a message; its value is the token. */
export const PROOF_HEADER = 'x-heard'
