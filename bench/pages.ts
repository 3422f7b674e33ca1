import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { BROWSER } from '../scripts/browser'
import type { RunningSite } from '../tests/support/run-site'
import { median, report } from './report'

const PAGES = {
  home: '/en/home',
  listing: '/en/project/condominium/all',
  project: '/en/condominium/noble-vesper-ploenchit',
}

/** Resident memory of the site's processes after the start, before any request. */
export async function measureMemory(site: RunningSite): Promise<void> {
  const pids = JSON.parse(readFileSync(join(site.dataDir, 'processes.json'), 'utf8')) as number[]
  const megabytes = (pid: number) =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  const [app, gateway] = pids
  report('Memory after the start, MB resident', [
    ['app', megabytes(app ?? 0)],
    ['gateway', megabytes(gateway ?? 0)],
  ])
}

async function timed(url: string): Promise<{ ms: number; cache: string | null }> {
  const since = performance.now()
  const answer = await fetch(url)
  await answer.text()
  return { ms: performance.now() - since, cache: answer.headers.get('x-cache') }
}

/** The first visitor of a page waits for its render, the second does not. */
export async function measureRender(site: RunningSite): Promise<void> {
  const slugs = [
    'noble-atelier-thonglor',
    'noble-lumen-phromphong',
    'noble-meridian-asoke',
    'noble-cadence-ekkamai',
    'noble-canopy-ari',
    'nue-pulse-ladprao',
    'nue-tide-thonburi',
  ]
  const first: number[] = []
  const second: number[] = []
  for (const slug of slugs) {
    first.push((await timed(`${site.url}/en/condominium/${slug}`)).ms)
    second.push((await timed(`${site.url}/en/condominium/${slug}`)).ms)
  }
  report('A project page, milliseconds until its last byte (median of seven projects)', [
    ['made for the first visitor', median(first.slice(1))],
    ['for the second', median(second)],
    ['ratio', median(first.slice(1)) / median(second)],
  ])
}

interface Weight {
  script: number
  style: number
  font: number
  image: number
  html: number
  requests: number
}

async function weigh(url: string): Promise<Weight> {
  const browser = await chromium.launch(BROWSER)
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })
  const weight: Weight = { script: 0, style: 0, font: 0, image: 0, html: 0, requests: 0 }
  const kinds: Record<string, keyof Weight> = {
    script: 'script',
    stylesheet: 'style',
    font: 'font',
    image: 'image',
    document: 'html',
  }
  const pending: Promise<void>[] = []
  page.on('response', (response) => {
    const kind = kinds[response.request().resourceType()]
    if (!kind) return
    weight.requests += 1
    const measure = async () => {
      const body = await response.body().catch(() => Buffer.alloc(0))
      weight[kind] += kind === 'image' || kind === 'font' ? body.length : gzipSync(body, { level: 9 }).length
    }
    pending.push(measure())
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await Promise.all(pending)
  await browser.close()
  return weight
}

const kilobytes = (bytes: number) => Math.round(bytes / 102.4) / 10

/** Bytes sent to a phone for a page before scrolling: text as gzip, images and fonts unchanged. */
export async function measureWeights(site: RunningSite): Promise<void> {
  const rows: (string | number)[][] = [['', 'JavaScript', 'CSS', 'HTML', 'fonts', 'images', 'requests']]
  for (const [name, path] of Object.entries(PAGES)) {
    const { script, style, html, font, image, requests } = await weigh(`${site.url}${path}`)
    rows.push([name, ...[script, style, html, font, image].map(kilobytes), requests])
  }
  report('Sent for a page on a phone, KB (texts as gzip)', rows)
}
