import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { freePort } from '../scripts/ports'
import type { RunningSite } from '../tests/support/run-site'
import { report } from './report'

const PAGES = ['/th/home', '/en/project/condominium/all', '/en/condominium/noble-vesper-ploenchit']
type Category = (typeof CATEGORIES)[number]

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

interface Audit {
  scores: Record<Category, number>
  faults: string[]
  lcp: number
  cls: number
  tbt: number
}

/** Lighthouse with its mobile preset, three runs a page, the best of each category: noise only ever takes away. */
export async function measureLighthouse(site: RunningSite): Promise<void> {
  const rows: (string | number)[][] = [['', ...CATEGORIES, 'LCP ms', 'CLS', 'TBT ms']]
  const wanting = new Set<string>()
  for (const path of PAGES) {
    const runs: Audit[] = []
    for (let count = 0; count < 3; count++) runs.push(await audit(`${site.url}${path}`))
    const best = (category: Category) => Math.max(...runs.map((run) => run.scores[category]))
    const fastest = runs.toSorted((a, b) => b.scores.performance - a.scores.performance)[0]
    rows.push([path, ...CATEGORIES.map(best), fastest?.lcp ?? 0, fastest?.cls ?? 0, fastest?.tbt ?? 0])
    for (const run of runs) for (const fault of run.faults) wanting.add(`${path}: ${fault}`)
  }
  report('Lighthouse, mobile preset', rows)
  if (wanting.size > 0)
    report(
      'What it found wanting',
      [...wanting].map((fault) => [fault]),
    )
}

async function audit(url: string): Promise<Audit> {
  const port = await freePort(9400)
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: [...FLAGS, `--remote-debugging-port=${port}`],
  })
  try {
    const result = await lighthouse(url, { port, onlyCategories: [...CATEGORIES], logLevel: 'error' })
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
