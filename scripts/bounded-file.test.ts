import { appendFileSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { boundFile } from './bounded-file'

test('a log file that grows too large starts anew, and its last contents stay beside it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bounded-'))
  const file = join(folder, 'postgres.log')
  boundFile(file, 10)
  writeFileSync(file, '')
  // As the database server holds it.
  const writer = openSync(file, 'a')
  writeSync(writer, 'short')
  boundFile(file, 10)
  expect(readFileSync(file, 'utf8')).toBe('short')
  appendFileSync(file, ' and long')
  boundFile(file, 10)
  writeSync(writer, 'next')
  expect(readFileSync(file, 'utf8')).toBe('next')
  expect(readFileSync(`${file}.1`, 'utf8')).toBe('short and long')
  rmSync(folder, { recursive: true })
})
