import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { FEATURE_ENV } from '@/gathered/env'
import { REWRITES, readRewrites } from '@/kernel/http/gateway-rewrites'
import { readAliases } from '@/kernel/http/site-aliases'
import { wordsOf } from '@/kernel/words-of'

const A_PORT = 'must be a whole number from 1 to 65535'
const port = z.coerce.number(A_PORT).int(A_PORT).min(1, A_PORT).max(65535, A_PORT)
const words = z.string().default('').transform(wordsOf)

const isBare = ({ username, password, search, hash }: URL) => username + password + search + hash === ''

/** The origin visitors use: `https://homes.example`, without a path. */
const origin = z
  .url({ protocol: /^https?$/, error: 'must be a whole http:// or https:// address', abort: true })
  .refine((text) => isBare(new URL(text)) && new URL(text).pathname === '/', {
    error: 'must end with its host or port: no path, user, query or fragment',
    abort: true,
  })
  .transform((text) => new URL(text).origin)

const database = z
  .string()
  .regex(/^postgres(ql)?:\/\//, { error: 'must start with postgres:// or postgresql://', abort: true })
  .refine(URL.canParse, {
    error: 'must be postgres://user:password@host:5432/name, with %3A, %40 or %2F for a :, @ or / of the password',
  })

/** The address of another site. The gateway exposes nothing else about it. */
const site = z
  .url({ protocol: /^https$/, error: 'must be a whole https:// address', abort: true })
  .refine((text) => isBare(new URL(text)), 'must have no user, query or fragment')

/**
 * Every variable of the product, for app, launcher and scripts; the README's table must match. Variables that the
 * launcher sets for its child processes (`APP_PORT`, `GATEWAY_SECRET`, `PAYLOAD_SECRET`) have no public default.
 * Checked only here: an invalid variable stops the start before anything runs.
 */
const variables = z.object({
  ...FEATURE_ENV,
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PORT: port.default(3000),
  METRICS_PORT: port.optional(),
  PUBLIC_URL: origin.optional(),
  /** Other names of the same site; the gateway reads the same variable. */
  PUBLIC_ALIASES: z
    .string()
    .default('')
    .refine((text) => readAliases(text) !== null, 'must be origins such as https://www.homes.example, or hosts'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: database.optional(),
  /** The same database without a pooler between, for what listens, locks or migrates. The gateway reads it too. */
  DATABASE_LISTEN_URL: database.optional(),
  SEED: z.enum(['demo', 'none']).default('demo'),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(12, 'must have at least 12 characters').optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().min(3).default('noble & nue <hello@localhost>'),
  INVESTOR_URL: site.optional(),
  BOOKING_URL: site.optional(),
  /** Languages taken out of service (C1); the gateway reads the same variable. */
  CLOSED_LOCALES: words.pipe(z.array(z.enum(['th', 'cht', 'chs']))),
  /** For the gateway: whom to write to about a weakness, in `/.well-known/security.txt`. */
  SECURITY_CONTACT: z
    .union(
      [z.email(), z.url({ protocol: /^(?:https|mailto|tel)$/ })],
      'must be a mail address, or an https:, mailto: or tel: link',
    )
    .optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** For the gateway: memory for cached pages, the rewrites it applies, its best compression, the proxies it trusts. */
  CACHE_BYTES: z.coerce.number().int().positive().optional(),
  GATEWAY_REWRITES: z
    .string()
    .refine((text) => readRewrites(text) !== null, `must be none, or some of ${REWRITES.join(', ')}`)
    .optional(),
  GATEWAY_RECOMPRESS: z.enum(['on', 'off']).optional(),
  GATEWAY_PRESSES: z.enum(['on', 'off']).optional(),
  TRUSTED_PROXIES: words.refine(
    (list) => list.every((word) => isIP(word) !== 0),
    'must be addresses such as 10.0.0.2, comma between; names and networks are not',
  ),
  APP_PORT: port.optional(),
  GATEWAY_SECRET: z.string().min(16).optional(),
  PAYLOAD_SECRET: z.string().min(16).optional(),
})

type Variables = z.infer<typeof variables>

const publicUrlOf = ({ PUBLIC_URL, PORT }: Variables) => PUBLIC_URL ?? `http://localhost:${PORT}`

// A link from this site to itself would redirect forever.
const isElsewhere = (name: 'INVESTOR_URL' | 'BOOKING_URL') => (all: Variables) =>
  all[name] === undefined || new URL(all[name]).origin !== publicUrlOf(all)

const isAside = (all: Variables) => {
  const main = new URL(publicUrlOf(all)).hostname
  return !all.SEPARATE_HOSTS?.some(({ host }) => host === main)
}

const isHere = ({ PUBLIC_URL }: Variables) =>
  /^(localhost|127(\.\d+){3}|\[::1\]|.+\.localhost)$/.test(new URL(PUBLIC_URL ?? 'http://localhost').hostname)

/** A public site takes no trial payments by accident. */
const saysWhoTakesPayments = (all: Variables) =>
  all.PAYMENTS !== undefined || all.NODE_ENV !== 'production' || isHere(all)

const hasAccount = ({ PAYMENTS, OPN_SECRET_KEY, OPN_WEBHOOK_SECRET }: Variables) =>
  PAYMENTS !== 'opn' || (OPN_SECRET_KEY !== undefined && OPN_WEBHOOK_SECRET !== undefined)

/** A direct connection to our own embedded server is the one there is. */
const hasPooler = ({ DATABASE_URL, DATABASE_LISTEN_URL }: Variables) =>
  DATABASE_LISTEN_URL === undefined || DATABASE_URL !== undefined

const isMerchant = ({ PAYMENTS, TWOC2P_MERCHANT_ID, TWOC2P_SECRET_KEY }: Variables) =>
  PAYMENTS !== '2c2p' || (TWOC2P_MERCHANT_ID !== undefined && TWOC2P_SECRET_KEY !== undefined)

const hasTransferAccount = (all: Variables) =>
  all.PAYMENTS !== 'transfer' ||
  [all.TRANSFER_BILLER, all.TRANSFER_BANK, all.TRANSFER_ACCOUNT, all.TRANSFER_NAME].every((one) => one !== undefined)

const schema = variables
  .refine(isElsewhere('INVESTOR_URL'), { path: ['INVESTOR_URL'], error: 'must be another site than PUBLIC_URL' })
  .refine(isElsewhere('BOOKING_URL'), { path: ['BOOKING_URL'], error: 'must be another site than PUBLIC_URL' })
  .refine(hasPooler, { path: ['DATABASE_LISTEN_URL'], error: 'is for a pooler in DATABASE_URL, which is not set' })
  .refine(isAside, { path: ['SEPARATE_HOSTS'], error: 'must not name the host of PUBLIC_URL, where all is shown' })
  .refine((all) => all.METRICS_PORT !== all.PORT, { path: ['METRICS_PORT'], error: 'must be another than PORT' })
  .refine(hasAccount, { path: ['PAYMENTS'], error: 'opn needs OPN_SECRET_KEY and OPN_WEBHOOK_SECRET' })
  .refine(isMerchant, { path: ['PAYMENTS'], error: '2c2p needs TWOC2P_MERCHANT_ID and TWOC2P_SECRET_KEY' })
  .refine(hasTransferAccount, {
    path: ['PAYMENTS'],
    error: 'transfer needs TRANSFER_BILLER, TRANSFER_BANK, TRANSFER_ACCOUNT and TRANSFER_NAME',
  })
  .refine(saysWhoTakesPayments, {
    path: ['PAYMENTS'],
    error: 'must be opn, 2c2p, transfer, trial or none where PUBLIC_URL is not this machine (trial moves no money)',
  })

/** The names of all variables, to compare with the documentation. */
export const VARIABLES: readonly string[] = Object.keys(variables.shape)

export type Env = Variables & { publicUrl: string; dataDir: string; mediaDir: string }

/** Where a session lasts as long as its connection, also when `DATABASE_URL` leads through a pooler. */
export const sessionUrlOf = (env: Pick<Variables, 'DATABASE_URL' | 'DATABASE_LISTEN_URL'>): string | undefined =>
  env.DATABASE_LISTEN_URL ?? env.DATABASE_URL

/** Reports invalid variables. The message names every error but never a value, which may be a secret. */
export class EnvError extends Error {}

/** Reads and validates the variables. Throws an {@link EnvError} that lists all errors. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(present)
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new EnvError(faults.join('; '))
  }
  const dataDir = resolve(parsed.data.DATA_DIR)
  return {
    ...parsed.data,
    publicUrl: publicUrlOf(parsed.data),
    dataDir,
    mediaDir: resolve(dataDir, 'media'),
  }
}
