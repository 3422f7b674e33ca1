import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { BROWSER } from '../scripts/browser'
import { freePort } from '../scripts/ports'
import type { RunningSite } from '../tests/support/run-site'
import { report } from './report'

const PAGES = ['/th/home', '/en/project/condominium/all', '/en/condominium/noble-vesper-ploenchit']
type Category = (typeof CATEGORIES)[number]

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/**
 * Lighthouse slows the processor down fourfold, which its documentation means for a "high-end desktop": a benchmark
 * index of 1,500 to 2,000. On a slower machine the same factor simulates a slower phone, so each page is measured again,
 * with the factor that gives the phone of the preset (https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md).
 */
export const PRESET_SLOWDOWN = 4
const PRESET_INDEX = 1750
/** `mobileSlow4G` of Lighthouse's own constants. */
const SLOW_4G = {
  rttMs: 150,
  throughputKbps: 1638.4,
  requestLatencyMs: 562.5,
  downloadThroughputKbps: 1474.56,
  uploadThroughputKbps: 675,
}

interface Audit {
  /** The benchmark index of this machine's processor, measured by Lighthouse. */
  index: number
  scores: Record<Category, number>
  faults: string[]
  lcp: number
  cls: number
  tbt: number
}

/** Lighthouse with its mobile preset, unchanged and calibrated to this machine. */
export async function measureLighthouse(site: RunningSite): Promise<void> {
  const index = await measurePages(site, 'Lighthouse, mobile preset', PRESET_SLOWDOWN)
  const slowdown = Math.max(1, Math.round(((PRESET_SLOWDOWN * index) / PRESET_INDEX) * 10) / 10)
  await measurePages(site, `Lighthouse, the same phone on this machine (index ${index}, factor ${slowdown})`, slowdown)
}

/** Three runs a page, the best of each category, as noise only lowers scores. Returns the median index. */
async function measurePages(site: RunningSite, title: string, slowdown: number): Promise<number> {
  const rows: (string | number)[][] = [['', ...CATEGORIES, 'LCP ms', 'CLS', 'TBT ms']]
  const wanting = new Set<string>()
  const indexes: number[] = []
  for (const path of PAGES) {
    const runs = await auditThrice(`${site.url}${path}`, slowdown)
    indexes.push(...runs.map(({ index }) => index))
    const best = (category: Category) => Math.max(...runs.map((run) => run.scores[category]))
    const fastest = runs.toSorted((a, b) => b.scores.performance - a.scores.performance)[0]
    rows.push([path, ...CATEGORIES.map(best), fastest?.lcp ?? 0, fastest?.cls ?? 0, fastest?.tbt ?? 0])
    for (const run of runs) for (const fault of run.faults) wanting.add(`${path}: ${fault}`)
  }
  report(title, rows)
  if (wanting.size > 0)
    report(
      'What it found wanting',
      [...wanting].map((fault) => [fault]),
    )
  return indexes.toSorted((a, b) => a - b)[Math.floor(indexes.length / 2)] ?? PRESET_INDEX
}

async function auditThrice(url: string, slowdown: number): Promise<Audit[]> {
  const runs: Audit[] = []
  for (let count = 0; count < 3; count++) runs.push(await audit(url, slowdown))
  return runs
}

/** One run of Lighthouse's mobile preset with this CPU slowdown. Omitted categories score 0. */
export async function audit(url: string, slowdown: number, wanted: readonly Category[] = CATEGORIES): Promise<Audit> {
  const port = await freePort(9400)
  const browser = await chromium.launch({
    ...BROWSER,
    args: [...BROWSER.args, `--remote-debugging-port=${port}`],
  })
  try {
    const throttling = { ...SLOW_4G, cpuSlowdownMultiplier: slowdown }
    const result = await lighthouse(url, { port, onlyCategories: [...wanted], logLevel: 'error', throttling })
    if (!result) throw new Error(`Lighthouse had nothing to say about ${url}`)
    const { categories, audits } = result.lhr
    const scoreOf = (name: Category) => [name, Math.round((categories[name]?.score ?? 0) * 100)] as const
    const value = (id: string) => audits[id]?.numericValue ?? 0
    const faults = CATEGORIES.slice(1).flatMap((name) =>
      (categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
        .map(({ id }) => id),
    )
    return {
      index: Math.round(result.lhr.environment.benchmarkIndex),
      scores: Object.fromEntries(CATEGORIES.map(scoreOf)) as Record<Category, number>,
      faults,
      lcp: Math.round(value('largest-contentful-paint')),
      cls: value('cumulative-layout-shift'),
      tbt: Math.round(value('total-blocking-time')),
    }
  } finally {
    await browser.close()
  }
}
