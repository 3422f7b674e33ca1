import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { LOCALES } from '@/i18n/locales'
import { readHosts } from '@/kit/host-list'
import { readLanguageChoices } from '@/kit/language-choices'
import { readMapOrigins, readMapStyle } from '@/kit/map-sources'
import { readSeparateHosts } from '@/kit/separate-hosts'
import { wordsOf } from '@/kit/words-of'

const port = z.coerce.number().int().min(1).max(65535)
const words = z.string().default('').transform(wordsOf)

const isBare = ({ username, password, search, hash }: URL) => username + password + search + hash === ''

/** What visitors type: `https://homes.example`, nothing behind it. */
const origin = z
  .url({ protocol: /^https?$/, error: 'must be a whole http:// or https:// address', abort: true })
  .refine((text) => isBare(new URL(text)) && new URL(text).pathname === '/', {
    error: 'must end with its host or port: no path, user, query or fragment',
    abort: true,
  })
  .transform((text) => new URL(text).origin)

/** Another site, whose address is all that the front door gives away. */
const site = z
  .url({ protocol: /^https$/, error: 'must be a whole https:// address', abort: true })
  .refine((text) => isBare(new URL(text)), 'must have no user, query or fragment')

/**
 * Every variable the product reads, in the app, the launcher and the scripts. The README's table is this schema.
 * What the launcher sets for its children (`APP_PORT`, `FRONT_SECRET`, `PAYLOAD_SECRET`) has no public default.
 * What passes here no program refuses later: a wrong variable ends the start before anything is begun.
 */
const variables = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PORT: port.default(3000),
  METRICS_PORT: port.optional(),
  PUBLIC_URL: origin.optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')
    .optional(),
  SEED: z.enum(['demo', 'none']).default('demo'),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(12, 'must have at least 12 characters').optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().min(3).default('noble & nue <hello@localhost>'),
  SALES_EMAIL: z.email().default('sales@example.com'),
  INVESTOR_URL: site.optional(),
  BOOKING_URL: site.optional(),
  ALLOWED_HOSTS: z
    .string()
    .default('')
    .refine((list) => readHosts(list) !== null, 'must be host names without https:// and paths, comma between')
    .transform((list) => readHosts(list) ?? []),
  /** Languages taken out of service (C1); the front door reads the same variable. */
  CLOSED_LOCALES: words.pipe(z.array(z.enum(['th', 'cht', 'chs']))),
  /** Search engines are told of changes only where both are set; the front door answers for the key. */
  INDEXNOW_KEY: z
    .string()
    .regex(/^[A-Za-z0-9-]{8,128}$/, 'must have 8 to 128 letters, digits or hyphens')
    .optional(),
  INDEXNOW_URL: z.url({ protocol: /^https?$/ }).optional(),
  SEPARATE_HOSTS: z
    .string()
    .refine((text) => readSeparateHosts(text) !== null, 'must be like host=/mainpage,/page;host=/mainpage')
    .optional(),
  /** Voice search asks this service (S1§7); without both the browser's own recogniser is used where there is one. */
  SPEECH_URL: z.url({ protocol: /^https?$/ }).optional(),
  SPEECH_KEY: z.string().min(8, 'must have at least 8 characters').optional(),
  /** What the service listens for, where it is not ours to choose (C18): `cht=yue-Hant-HK`. */
  SPEECH_LOCALES: z
    .string()
    .default('')
    .refine((text) => readLanguageChoices(text, LOCALES) !== null, 'must be like cht=yue-Hant-HK,en=en-GB')
    .transform((text) => readLanguageChoices(text, LOCALES) ?? {}),
  /** The map of tiles over our own drawing: browsers ask for this style, the front door lets its origins through. */
  MAP_STYLE_URL: z
    .string()
    .refine(
      (text) => readMapStyle(text) !== null,
      'must be https (http on this machine only), without user or fragment',
    )
    .transform((text) => readMapStyle(text) ?? '')
    .optional(),
  MAP_ORIGINS: z
    .string()
    .refine((text) => readMapOrigins(text) !== null, 'must be like https://tiles.example.com, comma between')
    .optional(),
  /** So long after a mail about a saved search what else happens is gathered for the next one. */
  ALERT_PAUSE_MINUTES: z.coerce.number().min(0).max(1440).default(10),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** Memory for kept pages, and our own proxies: both are the front door's. */
  CACHE_BYTES: z.coerce.number().int().positive().optional(),
  TRUSTED_PROXIES: words.refine(
    (list) => list.every((word) => isIP(word) !== 0),
    'must be addresses such as 10.0.0.2, comma between; names and networks are not',
  ),
  APP_PORT: port.optional(),
  FRONT_SECRET: z.string().min(16).optional(),
  PAYLOAD_SECRET: z.string().min(16).optional(),
})

type Variables = z.infer<typeof variables>

const publicUrlOf = ({ PUBLIC_URL, PORT }: Variables) => PUBLIC_URL ?? `http://localhost:${PORT}`

// An address of ours that leads to an address of ours on and on is never answered.
const isElsewhere = (name: 'INVESTOR_URL' | 'BOOKING_URL') => (all: Variables) =>
  all[name] === undefined || new URL(all[name]).origin !== publicUrlOf(all)

const isAside = (all: Variables) => {
  const main = new URL(publicUrlOf(all)).hostname
  return !readSeparateHosts(all.SEPARATE_HOSTS ?? '')?.some(({ host }) => host === main)
}

const schema = variables
  .refine(isElsewhere('INVESTOR_URL'), { path: ['INVESTOR_URL'], error: 'must be another site than PUBLIC_URL' })
  .refine(isElsewhere('BOOKING_URL'), { path: ['BOOKING_URL'], error: 'must be another site than PUBLIC_URL' })
  .refine(isAside, { path: ['SEPARATE_HOSTS'], error: 'must not name the host of PUBLIC_URL, where all is shown' })
  .refine((all) => all.METRICS_PORT !== all.PORT, { path: ['METRICS_PORT'], error: 'must be another than PORT' })

/** The names of all variables, for whoever compares them with what is written about them. */
export const VARIABLES: readonly string[] = Object.keys(variables.shape)

export type Env = Variables & { publicUrl: string; dataDir: string; mediaDir: string }

/** The variables are wrong. The message names each fault and never a value, since a value may be a secret. */
export class EnvError extends Error {}

/** Reads and checks the variables. Throws {@link EnvError} that lists every fault at once. */
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
