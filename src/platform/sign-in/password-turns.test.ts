import { afterEach, describe, expect, it, vi } from 'vitest'
import { TooBusy, Turns } from './password-turns'

afterEach(() => vi.useRealTimers())

/** Work that ends when told, and how much of it ran at once. */
function workshop() {
  const open: (() => void)[] = []
  const seen = { running: 0, most: 0, done: 0 }
  const work = async () => {
    seen.running += 1
    seen.most = Math.max(seen.most, seen.running)
    await new Promise<void>((resolve) => open.push(resolve))
    seen.running -= 1
    seen.done += 1
  }
  const finish = async () => {
    while (open.length > 0) {
      open.shift()?.()
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  return { seen, work, finish }
}

describe('twenty networks that sign in at once stop the site for all: the work of passwords', () => {
  it('of fifty at once is two at a time, eight wait, and the rest is refused before anything is done', async () => {
    const [turns, { seen, work, finish }] = [new Turns({ atOnce: 2, waiting: 8, patienceMs: 5_000 }), workshop()]
    const asked = Array.from({ length: 50 }, () => turns.run(work))
    const answers = Promise.allSettled(asked)
    await new Promise((resolve) => setImmediate(resolve))
    expect(seen).toEqual({ running: 2, most: 2, done: 0 })
    await finish()
    const ends = await answers
    expect(ends.map(({ status }) => status)).toEqual([...Array(10).fill('fulfilled'), ...Array(40).fill('rejected')])
    expect(ends.every((end) => end.status === 'fulfilled' || end.reason instanceof TooBusy)).toBe(true)
    expect(seen).toEqual({ running: 0, most: 2, done: 10 })
  })

  it('never waits longer than its timeouts, and who gives up takes no place', async () => {
    vi.useFakeTimers()
    const turns = new Turns({ atOnce: 1, waiting: 2, patienceMs: 5_000 })
    let end = () => {}
    const first = turns.run(() => new Promise<string>((resolve) => (end = () => resolve('first'))))
    const late = turns.run(async () => 'late').catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await late).toBeInstanceOf(TooBusy)
    const next = turns.run(async () => 'next')
    end()
    expect([await first, await next, await turns.run(async () => 'free')]).toEqual(['first', 'next', 'free'])
  })

  it('gives its place on when it fails', async () => {
    const turns = new Turns({ atOnce: 1, waiting: 1, patienceMs: 5_000 })
    const failed = turns.run(() => Promise.reject(new Error('database away')))
    const next = turns.run(async () => 'next')
    await expect(failed).rejects.toThrow('database away')
    expect([await next, await turns.run(async () => 'again')]).toEqual(['next', 'again'])
  })
})
