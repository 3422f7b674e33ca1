import { expect, test } from 'vitest'
import { mayFetchAhead } from './fetch-ahead'

test.each([
  ['a browser that tells nothing', { onLine: true }, true],
  ['4G', { onLine: true, connection: { effectiveType: '4g' } }, true],
  ['3G', { onLine: true, connection: { effectiveType: '3g' } }, true],
  ['2G', { onLine: true, connection: { effectiveType: '2g' } }, false],
  ['slower than 2G', { onLine: true, connection: { effectiveType: 'slow-2g' } }, false],
  ['data saver', { onLine: true, connection: { effectiveType: '4g', saveData: true } }, false],
  ['offline', { onLine: false }, false],
] as const)('prefetching on %s', (_, line, expected) => expect(mayFetchAhead(line)).toBe(expected))
