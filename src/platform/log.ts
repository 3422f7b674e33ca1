import pino from 'pino'
import { env } from './env'

/** What may stand in a record by accident and must not leave the process. */
const PERSONAL = ['name', 'phone', 'email', 'message', 'password', 'token', 'cookie', 'authorization', 'to', 'subject']

/** Structured logs of the app, without personal data. An error is told by its kind, message and place. */
export const log = pino({
  level: env.LOG_LEVEL,
  base: { part: 'app' },
  redact: { paths: [...PERSONAL, ...PERSONAL.map((name) => `*.${name}`)], censor: '[removed]' },
  serializers: { error: pino.stdSerializers.err },
})
