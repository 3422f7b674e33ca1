import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventStream, type Send } from './event-stream'

const stop = vi.fn()
let send: Send | null = null
const subscribe = vi.fn((given: Send) => {
  send = given
  return stop
})

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
})
afterEach(() => vi.useRealTimers())

const readerOf = (answer: Response) => (answer.body as ReadableStream<Uint8Array>).getReader()

test('events are sent as they occur, with heartbeats between them', async () => {
  const reader = readerOf(eventStream(new AbortController().signal, subscribe))
  send?.('unit', '{"id":"7"}')
  vi.advanceTimersByTime(20_000)
  const texts = [await reader.read(), await reader.read(), await reader.read()].map(({ value }) =>
    new TextDecoder().decode(value),
  )
  expect(texts).toEqual(['retry: 2000\n\n', 'event: unit\ndata: {"id":"7"}\n\n', ': still here\n\n'])
})

test('nothing is subscribed for a browser that has already disconnected', async () => {
  const reader = readerOf(eventStream(AbortSignal.abort(), subscribe))
  expect((await reader.read()).done).toBe(true)
  expect(subscribe).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})

test.each([
  ['the request, then the stream', ['abort', 'cancel']],
  ['the stream, then the request', ['cancel', 'abort']],
] as const)('it unsubscribes once, whichever reports the disconnect first: %s', async (_, signs) => {
  const request = new AbortController()
  const reader = readerOf(eventStream(request.signal, subscribe))
  for (const sign of signs) {
    if (sign === 'abort') request.abort()
    else await reader.cancel()
    expect(stop).toHaveBeenCalledTimes(1)
    expect(vi.getTimerCount()).toBe(0)
  }
})
