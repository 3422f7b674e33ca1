import { afterEach, expect, test, vi } from 'vitest'
import { BackgroundQueue, chooseEncoding } from './compression'

const MEGABYTE = 1024 * 1024

afterEach(() => vi.useRealTimers())

/** Jobs queued behind a first one, which ends on request. */
function busyQueue() {
  const queue = new BackgroundQueue()
  let end = () => undefined as unknown
  queue.add(() => new Promise((resolve) => (end = () => resolve())), 0)
  return { queue, end: () => end() }
}

test('jobs beyond 64 MB of waiting bytes are dropped', async () => {
  const { queue, end } = busyQueue()
  const job = vi.fn(async () => undefined)
  for (let count = 0; count < 100; count += 1) queue.add(job, MEGABYTE)
  end()
  await vi.waitFor(() => expect(job).toHaveBeenCalledTimes(64))
  queue.add(job, MEGABYTE)
  await vi.waitFor(() => expect(job).toHaveBeenCalledTimes(65))
})

test('a failing job does not stop the next', async () => {
  const { queue, end } = busyQueue()
  const job = vi.fn(async () => undefined)
  queue.add(() => Promise.reject(new Error('no memory')), 1)
  queue.add(job, 1)
  end()
  await vi.waitFor(() => expect(job).toHaveBeenCalledTimes(1))
})

test('a job waits while the app works for somebody', async () => {
  vi.useFakeTimers()
  let isBusy = true
  const queue = new BackgroundQueue(() => isBusy)
  const job = vi.fn(async () => undefined)
  queue.add(job, 1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(job).not.toHaveBeenCalled()
  isBusy = false
  await vi.advanceTimersByTimeAsync(200)
  expect(job).toHaveBeenCalledTimes(1)
})

test('after a job of a second the next one begins nine seconds later', async () => {
  vi.useFakeTimers()
  const queue = new BackgroundQueue()
  const job = vi.fn(() => new Promise<void>((resolve) => void setTimeout(resolve, 1000)))
  for (const _ of [1, 2]) queue.add(job, 1)
  await vi.advanceTimersByTimeAsync(9_900)
  expect(job).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(200)
  expect(job).toHaveBeenCalledTimes(2)
})

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0.1, gzip;q=0.9', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0, *;q=1', 'br'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['identity;q=1, br;q=0.5', 'identity'],
  ['deflate', 'identity'],
  ['', 'identity'],
])('a visitor who accepts “%s” gets %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding)
})
