import { z } from 'zod'
import { DEFAULT_ADDRESS_SETTINGS, readSeparateHosts, type SeparateHosts } from '@/features/routing'
import { mapOrigins, readMapOrigins, readMapStyle } from '@/features/transit'
import { REWRITES, type Rewrite, readRewrites } from '@/kernel/http/gateway-rewrites'
import { readHosts } from '@/kernel/http/host-list'
import { readAliases } from '@/kernel/http/site-aliases'
import { wordsOf } from '@/kernel/words-of'
import { OwnHosts } from './own-hosts'

const port = z.coerce.number().int().min(0).max(65_535)
const list = z.string().default('').transform(wordsOf)

/** The URL of another site, without credentials or query. */
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
  /** The public origin, as visitors type it. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).transform((url) => new URL(url)),
  DATABASE_URL: z.string().min(1),
  /** The database without a pooler between, where `DATABASE_URL` leads through one. */
  DATABASE_LISTEN_URL: z.string().min(1).optional(),
  /** A secret shared by the app and the gateway only. */
  GATEWAY_SECRET: z.string().min(16),
  /** The folder of the maintenance switch. */
  DATA_DIR: z.string().min(1),
  MEDIA_DIR: z.string().min(1),
  /** The app's build, whose `static` folder is public. */
  NEXT_DIR: z.string().min(1),
  PUBLIC_DIR: z.string().min(1),
  CACHE_BYTES: z.coerce
    .number()
    .int()
    .positive()
    .default(256 * 1024 * 1024),
  /** IPs of our own proxies, if any: `X-Forwarded-For` is trusted from them only. */
  TRUSTED_PROXIES: list,
  /** Disabled languages: their URLs redirect to English with 301 (C1). */
  CLOSED_LOCALES: list.pipe(z.array(z.enum(['th', 'cht', 'chs']))),
  /** The IndexNow key, which search engines verify at `/{key}.txt`. */
  INDEXNOW_KEY: z
    .string()
    .regex(/^(?:[A-Za-z0-9-]{8,128})?$/)
    .default(''),
  /** Whom to write to about a weakness, for `/.well-known/security.txt`; without it there is none. */
  SECURITY_CONTACT: z.string().default(''),
  /** The investor site, to which URLs below `ir` redirect. */
  INVESTOR_URL: site.default(DEFAULT_ADDRESS_SETTINGS.investorUrl),
  /** The check-in site for invitees. Without one, a page of this site (C29). */
  BOOKING_URL: site.nullable().default(null),
  /** Further hosts that redirects and short links may lead to. */
  ALLOWED_HOSTS: z
    .string()
    .default('')
    .refine((hosts) => readHosts(hosts) !== null)
    .transform((hosts) => readHosts(hosts) ?? []),
  /** Hosts of ours that show a few pages only. */
  SEPARATE_HOSTS: separateHosts,
  /** Other names of the same site. */
  PUBLIC_ALIASES: z
    .string()
    .default('')
    .refine((text) => readAliases(text) !== null)
    .transform((text) => readAliases(text) ?? []),
  /** The URL of the map style, loaded by browsers. Empty for the drawn map only. */
  MAP_STYLE_URL: z
    .string()
    .default('')
    .refine((text) => text === '' || readMapStyle(text) !== null),
  /** Further origins of the tiles, glyphs and sprites of this style. */
  MAP_ORIGINS: z
    .string()
    .default('')
    .refine((text) => readMapOrigins(text) !== null)
    .transform((text) => readMapOrigins(text) ?? []),
  /** The page rewrites before caching; all of them by default. */
  GATEWAY_REWRITES: z
    .string()
    .default(REWRITES.join())
    .refine((text) => readRewrites(text) !== null)
    .transform((text) => readRewrites(text) ?? new Set<Rewrite>()),
  /** Whether what is asked for often is compressed as small as possible, in the background. */
  GATEWAY_RECOMPRESS: z.enum(['on', 'off']).default('on'),
  /** Whether presses for one unit wait for one another here, and late ones are refused without the app. */
  GATEWAY_PRESSES: z.enum(['on', 'off']).default('on'),
  /** True in front of an app with hot reload: nothing is cached, and development scripts may run. */
  GATEWAY_DEV: z.enum(['', '1']).default(''),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

type Environment = z.infer<typeof environment>

// A redirect from this site to itself would loop.
const isElsewhere = (name: 'INVESTOR_URL' | 'BOOKING_URL') => (env: Environment) =>
  !env[name]?.startsWith(`${env.PUBLIC_URL.origin}/`)

const checkedEnvironment = environment
  .refine(isElsewhere('INVESTOR_URL'), { path: ['INVESTOR_URL'] })
  .refine(isElsewhere('BOOKING_URL'), { path: ['BOOKING_URL'] })
  // The main host shows the whole site.
  .refine((env) => !env.SEPARATE_HOSTS.has(env.PUBLIC_URL.hostname), { path: ['SEPARATE_HOSTS'] })

function isBare({ username, password, search, hash }: URL): boolean {
  return username + password + search + hash === ''
}

/** The settings of the gateway. */
export interface Settings {
  port: number
  appPort: number
  metricsPort: number
  publicUrl: URL
  databaseUrl: string
  gatewaySecret: string
  dataDir: string
  mediaDir: string
  nextDir: string
  publicDir: string
  cacheBytes: number
  trustedProxies: readonly string[]
  closedLocales: readonly ('th' | 'cht' | 'chs')[]
  indexNowKey: string
  securityContact: string
  investorUrl: string
  bookingUrl: string | null
  allowedHosts: readonly string[]
  separateHosts: SeparateHosts
  hosts: OwnHosts
  /** The origins a page with a map may load from beside our own; none without a map. */
  mapOrigins: readonly string[]
  rewrites: ReadonlySet<Rewrite>
  recompresses: boolean
  ordersPresses: boolean
  isDev: boolean
  logLevel: string
}

/** Reads the environment; an empty variable counts as unset. Throws one error with every fault and no value. */
export function readSettings(source: Record<string, string | undefined>): Settings {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = checkedEnvironment.safeParse(present)
  if (!result.success) {
    const faults = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.code}`)
    throw new Error(`The gateway cannot start. Faults in the environment: ${faults.join('; ')}`)
  }
  const env = result.data
  return {
    port: env.PORT,
    appPort: env.APP_PORT,
    metricsPort: env.METRICS_PORT,
    publicUrl: env.PUBLIC_URL,
    databaseUrl: env.DATABASE_LISTEN_URL ?? env.DATABASE_URL,
    gatewaySecret: env.GATEWAY_SECRET,
    dataDir: env.DATA_DIR,
    mediaDir: env.MEDIA_DIR,
    nextDir: env.NEXT_DIR,
    publicDir: env.PUBLIC_DIR,
    cacheBytes: env.CACHE_BYTES,
    trustedProxies: env.TRUSTED_PROXIES,
    closedLocales: env.CLOSED_LOCALES,
    indexNowKey: env.INDEXNOW_KEY,
    securityContact: env.SECURITY_CONTACT,
    investorUrl: env.INVESTOR_URL,
    bookingUrl: env.BOOKING_URL,
    allowedHosts: env.ALLOWED_HOSTS,
    separateHosts: env.SEPARATE_HOSTS,
    hosts: new OwnHosts(env.PUBLIC_URL, env.PUBLIC_ALIASES, env.SEPARATE_HOSTS),
    mapOrigins: env.MAP_STYLE_URL === '' ? [] : mapOrigins(env.MAP_STYLE_URL, env.MAP_ORIGINS),
    rewrites: env.GATEWAY_REWRITES,
    recompresses: env.GATEWAY_RECOMPRESS === 'on',
    ordersPresses: env.GATEWAY_PRESSES === 'on',
    isDev: env.GATEWAY_DEV === '1',
    logLevel: env.LOG_LEVEL,
  }
}
