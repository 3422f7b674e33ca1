import { join, resolve } from 'node:path'
import { openDatabase } from '../gateway/database'
import { createLog } from '../gateway/http/log'
import { startGateway } from '../gateway/http/server'
import { readSettings } from '../gateway/http/settings'
import { REWRITES } from '../src/kernel/http/gateway-rewrites'
import { TEST_SECRETS } from '../tests/support/databases'
import type { RunningSite } from '../tests/support/run-site'
import { audit, PRESET_SLOWDOWN } from './lighthouse'
import { loadAsPhone } from './phone-load'
import { median, report } from './report'

const PAGES = ['/th/home', '/en/condominium/noble-vesper-ploenchit']

/** A gateway for the app of the site, with its own set of rewrites. */
interface Variant {
  name: string
  url: string
  stop: () => Promise<void>
}

interface SiteUnderTest {
  site: RunningSite
  databaseUrl: string
}

async function openVariant(name: string, { site, databaseUrl }: SiteUnderTest, env: object): Promise<Variant> {
  const gateway = await startGateway({
    settings: readSettings({
      ...TEST_SECRETS,
      PORT: '0',
      METRICS_PORT: '0',
      // The launcher gives the app the first free port a thousand above its own.
      APP_PORT: String(Number(new URL(site.url).port) + 1000),
      PUBLIC_URL: site.url,
      DATABASE_URL: databaseUrl,
      DATA_DIR: site.dataDir,
      MEDIA_DIR: join(site.dataDir, 'media'),
      NEXT_DIR: resolve('.next'),
      PUBLIC_DIR: resolve('public'),
      ...env,
    }),
    log: createLog('silent'),
    database: openDatabase(databaseUrl),
    notifications: {
      start: ({ onListening }) => onListening(),
      isReachable: async () => true,
      hears: (_, isSent) => isSent,
      stop: async () => {},
    },
  })
  return { name, url: `http://localhost:${gateway.port}`, stop: gateway.stop }
}

type Figures = Readonly<Record<string, number>>

/** The phone loads: a single load is too noisy to compare variants. */
async function phoneFigures(url: string): Promise<Figures> {
  const { lcp, tbt, mainThread, menu, heart, bytes, htmlBytes } = await loadAsPhone(url)
  return { LCP: lcp, TBT: tbt, 'main thread': mainThread, menu, heart, KB: bytes / 1024, 'KB HTML': htmlBytes / 1024 }
}

async function lighthouseFigures(url: string): Promise<Figures> {
  const { scores, tbt, lcp } = await audit(url, PRESET_SLOWDOWN, ['performance'])
  return { score: scores.performance, LCP: lcp, TBT: tbt }
}

/** Measures every variant once a round, in turn, and prints the medians after each. */
async function compare(
  title: string,
  variants: readonly Variant[],
  rounds: number,
  measure: (url: string) => Promise<Figures>,
): Promise<void> {
  const pages = PAGES.map((path) => ({
    path,
    rows: variants.map(({ name, url }) => ({ name, url, all: [] as Figures[] })),
  }))
  for (let round = 1; round <= rounds; round += 1) {
    for (const { path, rows } of pages) {
      for (const { url, all } of rows) all.push(await measure(url + path))
    }
    for (const { path, rows } of pages) report(`${title}, ${path}, medians of ${round}`, mediansOf(rows))
  }
}

function mediansOf(rows: readonly { name: string; all: readonly Figures[] }[]): (string | number)[][] {
  const titles = Object.keys(rows[0]?.all[0] ?? {})
  const middle = (all: readonly Figures[], title: string) =>
    Math.round(median(all.map((figures) => figures[title] ?? Number.NaN)) * 10) / 10
  return [['', ...titles], ...rows.map(({ name, all }) => [name, ...titles.map((title) => middle(all, title))])]
}

/**
 * The effect of each rewrite of the gateway: all, none, and all but one, in turn in one run. First real loads
 * with a CPU four times slower on a slow network, then Lighthouse's mobile preset. Times in ms.
 */
export async function measureRewrites(target: SiteUnderTest, rounds: number): Promise<void> {
  const variants = await Promise.all([
    openVariant('all', target, {}),
    openVariant('none', target, { GATEWAY_REWRITES: 'none' }),
    ...REWRITES.map((name) =>
      openVariant(`without ${name}`, target, { GATEWAY_REWRITES: REWRITES.filter((other) => other !== name).join() }),
    ),
  ])
  // Fills the caches.
  for (const { url } of variants)
    for (const path of PAGES) await fetch(url + path).then((answer) => answer.arrayBuffer())
  await compare('A phone', variants, rounds, phoneFigures)
  await compare('Lighthouse', variants, rounds, lighthouseFigures)
  await Promise.all(variants.map(({ stop }) => stop()))
}
