import { z } from 'zod'
import { DEFAULT_ADDRESS_SETTINGS, type SeparateHosts } from '@/features/addresses'
import { readHosts } from '@/kit/host-list'
import { mapOrigins, readMapOrigins, readMapStyle } from '@/kit/map-sources'
import { readSeparateHosts } from '@/kit/separate-hosts'
import { wordsOf } from '@/kit/words-of'

const port = z.coerce.number().int().min(0).max(65_535)
const list = z.string().default('').transform(wordsOf)

/** Another site, of which we give nothing away but its address: no user, no query. */
const site = z
  .url({ protocol: /^https$/, abort: true })
  .refine((text) => isBare(new URL(text)), { abort: true })
  .transform((text) => new URL(text).origin + new URL(text).pathname)

/** `event.example.com=/mainpage,/event-invite;…`: hosts of ours that show a few pages only (A3.4). */
const separateHosts = z
  .string()
  .default('')
  .transform((text, context): SeparateHosts => {
    const hosts = readSeparateHosts(text)
    if (!hosts) context.addIssue({ code: 'custom' })
    return new Map(hosts?.map(({ host, paths }) => [host, { main: paths[0], allowed: paths }]))
  })

const environment = z.object({
  /** The public port. */
  PORT: port,
  /** Where the app listens, on 127.0.0.1. */
  APP_PORT: port,
  /** Prometheus metrics, on 127.0.0.1 only. */
  METRICS_PORT: port,
  /** The one public origin, as visitors type it. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).transform((url) => new URL(url)),
  DATABASE_URL: z.string().min(1),
  /** Known to the app and the front door only. */
  FRONT_SECRET: z.string().min(16),
  /** Where the operator's switch for maintenance lies. */
  DATA_DIR: z.string().min(1),
  MEDIA_DIR: z.string().min(1),
  /** The app's build, for `/_next/static`. */
  NEXT_DIR: z.string().min(1),
  PUBLIC_DIR: z.string().min(1),
  CACHE_BYTES: z.coerce
    .number()
    .int()
    .positive()
    .default(256 * 1024 * 1024),
  /** Addresses of our own proxies, if any: only they are believed about `X-Forwarded-For`. */
  TRUSTED_PROXIES: list,
  /** Languages taken out of service: their addresses answer 301 to English (C1). */
  CLOSED_LOCALES: list.pipe(z.array(z.enum(['th', 'cht', 'chs']))),
  /** What search engines ask for before they believe that changes are told by us: `/{key}.txt`. */
  INDEXNOW_KEY: z
    .string()
    .regex(/^(?:[A-Za-z0-9-]{8,128})?$/)
    .default(''),
  /** The investor site, which addresses below `ir` lead to. */
  INVESTOR_URL: site.default(DEFAULT_ADDRESS_SETTINGS.investorUrl),
  /** Where invitees check in. None: on a page of ours (C29). */
  BOOKING_URL: site.nullable().default(null),
  /** Hosts beside these two that redirects of editors and short links may lead to. */
  ALLOWED_HOSTS: z
    .string()
    .default('')
    .refine((hosts) => readHosts(hosts) !== null)
    .transform((hosts) => readHosts(hosts) ?? []),
  /** Hosts of ours that show a few pages only. */
  SEPARATE_HOSTS: separateHosts,
  /** The style of the map, which browsers ask for by themselves. Empty: the map is our own drawing alone. */
  MAP_STYLE_URL: z
    .string()
    .default('')
    .refine((text) => text === '' || readMapStyle(text) !== null),
  /** Further origins that this style takes its tiles, letters and signs from. */
  MAP_ORIGINS: z
    .string()
    .default('')
    .refine((text) => readMapOrigins(text) !== null)
    .transform((text) => readMapOrigins(text) ?? []),
  /** In front of an app with hot reload: nothing is kept, and scripts of the development tools may run. */
  FRONT_DEV: z.enum(['', '1']).default(''),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

type Environment = z.infer<typeof environment>

// An address of ours that leads to an address of ours on and on is never answered.
const isElsewhere = (name: 'INVESTOR_URL' | 'BOOKING_URL') => (env: Environment) =>
  !env[name]?.startsWith(`${env.PUBLIC_URL.origin}/`)

const checkedEnvironment = environment
  .refine(isElsewhere('INVESTOR_URL'), { path: ['INVESTOR_URL'] })
  .refine(isElsewhere('BOOKING_URL'), { path: ['BOOKING_URL'] })
  // On the main host everything is shown.
  .refine((env) => !env.SEPARATE_HOSTS.has(env.PUBLIC_URL.hostname), { path: ['SEPARATE_HOSTS'] })

function isBare({ username, password, search, hash }: URL): boolean {
  return username + password + search + hash === ''
}

/** What an operator decides about the front door. */
export interface Settings {
  port: number
  appPort: number
  metricsPort: number
  publicUrl: URL
  databaseUrl: string
  frontSecret: string
  dataDir: string
  mediaDir: string
  nextDir: string
  publicDir: string
  cacheBytes: number
  trustedProxies: readonly string[]
  closedLocales: readonly ('th' | 'cht' | 'chs')[]
  indexNowKey: string
  investorUrl: string
  bookingUrl: string | null
  allowedHosts: readonly string[]
  separateHosts: SeparateHosts
  /** What a page with a map may load from beside our own origin; none without a map. */
  mapOrigins: readonly string[]
  isDev: boolean
  logLevel: string
}

/** Reads the environment once; an empty variable is none. Throws one error that names every fault and shows no value. */
export function readSettings(source: Record<string, string | undefined>): Settings {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = checkedEnvironment.safeParse(present)
  if (!result.success) {
    const faults = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.code}`)
    throw new Error(`The front door cannot start. Faults in the environment: ${faults.join('; ')}`)
  }
  const env = result.data
  return {
    port: env.PORT,
    appPort: env.APP_PORT,
    metricsPort: env.METRICS_PORT,
    publicUrl: env.PUBLIC_URL,
    databaseUrl: env.DATABASE_URL,
    frontSecret: env.FRONT_SECRET,
    dataDir: env.DATA_DIR,
    mediaDir: env.MEDIA_DIR,
    nextDir: env.NEXT_DIR,
    publicDir: env.PUBLIC_DIR,
    cacheBytes: env.CACHE_BYTES,
    trustedProxies: env.TRUSTED_PROXIES,
    closedLocales: env.CLOSED_LOCALES,
    indexNowKey: env.INDEXNOW_KEY,
    investorUrl: env.INVESTOR_URL,
    bookingUrl: env.BOOKING_URL,
    allowedHosts: env.ALLOWED_HOSTS,
    separateHosts: env.SEPARATE_HOSTS,
    mapOrigins: env.MAP_STYLE_URL === '' ? [] : mapOrigins(env.MAP_STYLE_URL, env.MAP_ORIGINS),
    isDev: env.FRONT_DEV === '1',
    logLevel: env.LOG_LEVEL,
  }
}
