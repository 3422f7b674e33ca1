import { expect, it } from 'vitest'
import { fileSize } from './file-size'

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1 KB'],
  [1240, '1.2 KB'],
  [340_400, '340 KB'],
  [2_450_000, '2.5 MB'],
  [12_000_000_000_000, '12000 GB'],
])('%i bytes are shown as %s', (bytes, expected) => expect(fileSize(bytes)).toBe(expected))
