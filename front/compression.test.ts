import { expect, test, vi } from 'vitest'
import { BackgroundQueue } from './compression'

const MEGABYTE = 1024 * 1024

/** Jobs that wait for the first one, which ends when it is told to. */
function busyQueue() {
  const queue = new BackgroundQueue()
  let end = () => undefined as unknown
  queue.add(() => new Promise((resolve) => (end = () => resolve())), 0)
  return { queue, end: () => end() }
}

test('improvements wait in line within 64 MB, and are left out beyond', async () => {
  const { queue, end } = busyQueue()
  const job = vi.fn(async () => undefined)
  for (let count = 0; count < 100; count += 1) queue.add(job, MEGABYTE)
  end()
  await vi.waitFor(() => expect(job).toHaveBeenCalledTimes(64))
  queue.add(job, MEGABYTE)
  await vi.waitFor(() => expect(job).toHaveBeenCalledTimes(65))
})

test('one that fails is followed by the next', async () => {
  const { queue, end } = busyQueue()
  const job = vi.fn(async () => undefined)
  queue.add(() => Promise.reject(new Error('no memory')), 1)
  queue.add(job, 1)
  end()
  await vi.waitFor(() => expect(job).toHaveBeenCalledTimes(1))
})
