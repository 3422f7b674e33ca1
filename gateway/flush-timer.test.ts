import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FlushTimer } from './flush-timer'

const PAUSES = { soonMs: 1_000, betweenMs: 10_000, retryMs: 5_000 }

/** When flushes began, in milliseconds after the start of the test. */
let flushes: number[]
let isWritten: boolean
/** How long a flush takes. */
let duration: number
let timer: FlushTimer
let begin: number

beforeEach(() => {
  vi.useFakeTimers()
  flushes = []
  isWritten = true
  duration = 0
  begin = performance.now()
  timer = new FlushTimer(async () => {
    flushes.push(performance.now() - begin)
    if (duration > 0) await new Promise((resolve) => setTimeout(resolve, duration))
    return isWritten
  }, PAUSES)
})
afterEach(() => vi.useRealTimers())

/** Lets time pass, with one count at the start of each step. */
async function count(times: number, everyMs: number): Promise<void> {
  for (let done = 0; done < times; done += 1) {
    timer.wake()
    await vi.advanceTimersByTimeAsync(everyMs)
  }
}

describe('counts in memory are written', () => {
  test('a second after the first one of a quiet time, and never while there are none', async () => {
    await vi.advanceTimersByTimeAsync(60_000)
    expect(flushes).toEqual([])
    await count(1, 60_000)
    await count(1, 60_000)
    expect(flushes).toEqual([61_000, 121_000])
  })

  test('every ten seconds under steady traffic', async () => {
    await count(350, 100)
    expect(flushes).toEqual([1_000, 11_000, 21_000, 31_000])
  })

  test('again five seconds after they could not be', async () => {
    isWritten = false
    await count(1, 7_000)
    isWritten = true
    await vi.advanceTimersByTimeAsync(60_000)
    expect(flushes).toEqual([1_000, 6_000, 11_000])
  })

  test('one flush at a time, also when one takes longer than the pause', async () => {
    duration = 15_000
    await count(25, 1_000)
    expect(flushes).toEqual([1_000, 16_000])
  })

  test('with what came during a flush', async () => {
    duration = 500
    await count(1, 1_200)
    await count(1, 30_000)
    expect(flushes).toEqual([1_000, 11_000])
  })

  test('on shutdown, after a flush that is going on, and not afterwards', async () => {
    duration = 500
    await count(1, 1_200)
    timer.wake()
    const stopped = timer.stop()
    await vi.advanceTimersByTimeAsync(1_000)
    await stopped
    timer.wake()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(flushes).toEqual([1_000, 1_500])
  })
})
