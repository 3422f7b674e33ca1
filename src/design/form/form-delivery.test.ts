import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ANSWER_PATIENCE_MS, faultOf, UndeliveredError, withDelivery } from './form-delivery'

const ACTION = { method: 'POST', headers: { 'Next-Action': '40ab' } }
const html = (status: number, headers = {}) =>
  new Response('<!doctype html>', { status, headers: { 'content-type': 'text/html', ...headers } })

/** The reason that the form is told; null when it gets the answer. */
async function outcomeOf(answer: () => Promise<Response>, isOnline = true): Promise<string | null> {
  try {
    await withDelivery(answer as typeof fetch)('/en/newsletter', ACTION)
    return null
  } catch (error) {
    return faultOf(error, isOnline)
  }
}

describe('a form that is sent', () => {
  it.each([
    ['the gateway while the app restarts', 503, {}, 'unavailable'],
    ['the gateway with too many requests', 429, {}, 'tooMany'],
    ['an error page', 500, {}, 'unavailable'],
    ['a refusal of another origin', 403, {}, 'unavailable'],
    ['a new release that no longer knows the form', 404, { 'x-nextjs-action-not-found': '1' }, 'outdated'],
    ['the action, which failed', 500, { 'content-type': 'text/x-component' }, null],
    ['the action', 200, { 'content-type': 'text/x-component' }, null],
    ['a redirect of the action', 303, { 'x-action-redirect': '/en/success;push' }, null],
  ])('is told why, when the answer comes from %s', async (_, status, headers, fault) => {
    expect(await outcomeOf(async () => html(status, headers))).toBe(fault)
  })

  it('is told that the network broke, or that there is none', async () => {
    const broken = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await outcomeOf(broken)).toBe('unavailable')
    expect(await outcomeOf(broken, false)).toBe('offline')
  })
})

describe('an answer that does not come', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('ends the wait, before its head and in the middle of its body', async () => {
    let signal: AbortSignal | null | undefined
    const silent = ((_: unknown, init?: RequestInit) => {
      signal = init?.signal
      return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal?.reason)))
    }) as typeof fetch
    const waiting = withDelivery(silent)('/en/home', ACTION).catch((error: unknown) => faultOf(error, true))
    vi.advanceTimersByTime(ANSWER_PATIENCE_MS - 1)
    expect(signal?.aborted).toBe(false)
    vi.advanceTimersByTime(1)
    expect(await waiting).toBe('timedOut')

    const stalled = (async (_: unknown, init?: RequestInit) => {
      signal = init?.signal
      return html(200, { 'content-type': 'text/x-component' })
    }) as typeof fetch
    await withDelivery(stalled)('/en/home', ACTION)
    vi.advanceTimersByTime(ANSWER_PATIENCE_MS)
    expect(signal?.reason).toEqual(new UndeliveredError('timedOut'))
  })

  it('ends nothing but forms: other requests pass unchanged', async () => {
    const seen: unknown[] = []
    const usual = (async (...all: unknown[]) => {
      seen.push(all)
      return html(503)
    }) as typeof fetch
    const init = { headers: { RSC: '1' } }
    expect((await withDelivery(usual)('/en/home', init)).status).toBe(503)
    expect((await withDelivery(usual)('/en/home')).status).toBe(503)
    expect(seen).toEqual([
      ['/en/home', init],
      ['/en/home', undefined],
    ])
  })
})
