import { type CDPSession, chromium, type Page } from '@playwright/test'
import { BROWSER } from '../scripts/browser'

/** A load of a page on a slow phone: milliseconds and bytes. */
export interface PhoneLoad {
  lcp: number
  tbt: number
  /** CPU time of the main thread, unaffected by other processes on the machine. */
  mainThread: number
  /** From clicking the menu button to the next paint. */
  menu: number
  /** The same for the first heart. */
  heart: number
  /** As transferred. */
  bytes: number
  htmlBytes: number
}

const SLOWDOWN = 4
/** Chrome's own "Slow 4G". */
const LINE = { offline: false, latency: 150, downloadThroughput: 1638.4 * 128, uploadThroughput: 675 * 128 }
const MENU = 'header button[popovertarget="site-menu"]'
const HEART = 'main [data-mark]'
/** The threshold of a long task, in milliseconds. */
const LONG_TASK_MS = 50
const SETTLED_MS = 1500

interface Observed {
  lcp: number
  tasks: number[]
  presses: Record<string, number>
}

declare global {
  interface Window {
    observed: Observed
  }
}

function observe(): void {
  window.observed = { lcp: 0, tasks: [], presses: {} }
  const { observed } = window
  new PerformanceObserver((list) => {
    observed.lcp = list.getEntries().at(-1)?.startTime ?? observed.lcp
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    observed.tasks.push(...list.getEntries().map(({ duration }) => duration))
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const button = entry.target instanceof Element ? entry.target.closest('button') : null
      const name = button?.hasAttribute('data-mark') ? 'heart' : 'menu'
      if (button) observed.presses[name] = Math.max(observed.presses[name] ?? 0, entry.duration)
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
}

async function countBytes(session: CDPSession): Promise<() => { bytes: number; htmlBytes: number }> {
  const documents = new Set<string>()
  let bytes = 0
  let htmlBytes = 0
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Document') documents.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength
    if (documents.has(requestId)) htmlBytes += encodedDataLength
  })
  await session.send('Network.enable')
  return () => ({ bytes, htmlBytes })
}

async function press(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().click()
  await page.waitForTimeout(SETTLED_MS / 2)
}

/** Loads a page in a new browser, waits until it is idle, opens and closes the menu, and clicks a heart. */
export async function loadAsPhone(url: string): Promise<PhoneLoad> {
  const browser = await chromium.launch(BROWSER)
  try {
    const page = await browser.newPage({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
    })
    await page.context().addCookies([{ name: 'cookie_choice', value: '2', url: new URL(url).origin }])
    const session = await page.context().newCDPSession(page)
    const counted = await countBytes(session)
    await session.send('Network.emulateNetworkConditions', LINE)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    await page.addInitScript(observe)
    await page.goto(url, { waitUntil: 'load', timeout: 120_000 })
    await page.locator('.site-header[data-scroll]').waitFor()
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(SETTLED_MS)
    const sizes = counted()
    const { metrics } = await session.send('Performance.getMetrics')
    const mainThread = (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
    const { lcp, tasks } = await page.evaluate(() => window.observed)
    await press(page, MENU)
    await page.keyboard.press('Escape')
    await press(page, HEART)
    const { presses } = await page.evaluate(() => window.observed)
    const tbt = tasks.reduce((sum, duration) => sum + Math.max(0, duration - LONG_TASK_MS), 0)
    return { lcp, tbt, mainThread, menu: presses.menu ?? 0, heart: presses.heart ?? 0, ...sizes }
  } finally {
    await browser.close()
  }
}
