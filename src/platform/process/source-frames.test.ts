import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { transformSync } from 'esbuild'
import { expect, test } from 'vitest'
import { logTo } from './log'
import { sourceFrames } from './source-frames'

/** A source whose lines move when it is compiled. */
const SOURCE = `interface Price {
  baht: number
}

export function pay(price: Price): never {
  throw new Error('the provider is away')
}
`

const { code, map } = transformSync(SOURCE, {
  loader: 'ts',
  format: 'cjs',
  sourcemap: 'external',
  sourcefile: '../../../src/features/payments/pay.ts',
})
const LINES_BEFORE = 40

/** A chunk of the server as a build leaves it, with its map in one piece or in sections. */
function chunkWith(content: object, comment = true): { file: string; line: number; column: number } {
  const file = join(mkdtempSync(join(tmpdir(), 'chunk-')), 'a chunk]_.js'.replace(' ', '_'))
  const name = 'a%20map.js.map'
  writeFileSync(file, `${'\n'.repeat(LINES_BEFORE)}${code}${comment ? `\n//# sourceMappingURL=${name}` : ''}`)
  writeFileSync(join(file, '..', decodeURIComponent(name)), JSON.stringify(content))
  const line = code.split('\n').findIndex((text) => text.includes('throw '))
  return { file, line: LINES_BEFORE + line + 1, column: 9 }
}

const whole: { mappings: string } = JSON.parse(map)
const inSections = {
  version: 3,
  sources: [],
  sections: [
    {
      offset: { line: 0, column: 0 },
      map: { version: 3, sources: ['../../../src/other.ts'], names: [], mappings: 'AAAA' },
    },
    { offset: { line: LINES_BEFORE, column: 0 }, map: whole },
  ],
}

test.each([
  ['in sections, as the bundler writes it', inSections],
  ['in one piece', { ...whole, mappings: `${';'.repeat(LINES_BEFORE)}${whole.mappings}` }],
])('who reads of an error finds the line of our source, with a map %s', (_, content) => {
  const { file, line, column } = chunkWith(content)
  expect(sourceFrames(`    at pay (${file}:${line}:${column})\n    at node:internal/process:1:2`)).toBe(
    '    at pay (src/features/payments/pay.ts:6:9)\n    at node:internal/process:1:2',
  )
  expect(sourceFrames(`    at file://${file}:${line}:${column}`)).toBe('    at src/features/payments/pay.ts:6:9')
})

test('without a map, or with one that cannot be read, the place in the chunk is told', () => {
  const bare = chunkWith({}, false)
  const broken = chunkWith({ version: 3, sections: 'none' })
  for (const { file, line, column } of [bare, broken, { file: '/nowhere/a.js', line: 1, column: 1 }]) {
    const frame = `    at pay (${file}:${line}:${column})`
    expect(sourceFrames(frame)).toBe(frame)
  }
})

test('a line of the log names our sources for an error and for its causes', () => {
  const { file, line, column } = chunkWith(inSections)
  const failed = (message: string, cause?: Error) => {
    const error = new Error(message, { cause })
    error.stack = `Error: ${message}\n    at pay (${file}:${line}:${column})`
    return error
  }
  const lines: string[] = []
  logTo({ write: (text) => lines.push(text) }).error({ error: failed('outer', failed('inner')) }, 'a request failed')
  const { error } = JSON.parse(lines[0] ?? '{}')
  expect(error.stack).toBe('    at pay (src/features/payments/pay.ts:6:9)')
  expect(error.cause.stack).toBe('    at pay (src/features/payments/pay.ts:6:9)')
})
