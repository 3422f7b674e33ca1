import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RepeatLimit } from './repeat-limit'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function limited() {
  const limit = new RepeatLimit()
  const lines: string[] = []
  const write = (key: string) =>
    limit.write(
      key,
      () => lines.push(key),
      (left) => lines.push(`${key} ×${left}`),
    )
  return { lines, write }
}

test('a storm of equal lines is five lines and a count', () => {
  const { lines, write } = limited()
  for (let count = 0; count < 1000; count++) write('refused')
  write('another')
  expect(lines).toEqual([...Array(5).fill('refused'), 'another'])
  vi.advanceTimersByTime(10_000)
  expect(lines.slice(6)).toEqual(['refused ×995'])
})

test('after ten seconds a line is written again, and a short repetition has no summary', () => {
  const { lines, write } = limited()
  for (let count = 0; count < 3; count++) write('refused')
  vi.advanceTimersByTime(10_000)
  write('refused')
  expect(lines).toEqual(Array(4).fill('refused'))
})

test('a storm of ever new lines is bounded, too', () => {
  const { lines, write } = limited()
  for (let count = 0; count < 2000; count++) write(`line ${count}`)
  expect(lines).toHaveLength(505)
})
