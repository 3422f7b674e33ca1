import pino from 'pino'

/**
 * What the launcher does while the site runs, as lines of the same form as those of the app and the gateway. What it
 * says while it starts and stops is for a person, and plain text.
 */
export const launcherLog = pino({ base: { part: 'launcher' } })
