import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { initialise } from './postgres-files'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'own-database-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A fake `initdb`, which writes `PG_VERSION` first and everything else after it. */
function initdbThat(...lines: string[]): string {
  const initdb = join(folder, 'binaries', 'bin', 'initdb')
  mkdirSync(join(initdb, '..'), { recursive: true })
  writeFileSync(initdb, ['#!/bin/sh', 'echo 18 > "$2/PG_VERSION"', ...lines].join('\n'))
  chmodSync(initdb, 0o755)
  return join(folder, 'binaries')
}

it('a data folder appears only when it is complete', () => {
  const data = join(folder, 'postgres')
  const early = `test -e "${data}/PG_VERSION" && echo early > "${folder}/early"`
  const binaries = initdbThat(`${early}; echo control > "$2/pg_control"`)
  // The leftovers of an interrupted start.
  mkdirSync(`${data}.part`)
  writeFileSync(join(`${data}.part`, 'PG_VERSION'), '18')
  writeFileSync(join(`${data}.part`, 'half'), 'a file')
  initialise(binaries, data, {}, 'secret')
  expect(existsSync(join(folder, 'early'))).toBe(false)
  expect(readFileSync(join(data, 'pg_control'), 'utf8')).toBe('control\n')
  for (const rest of [join(data, 'half'), `${data}.part`, `${data}.password`]) expect(existsSync(rest)).toBe(false)
})

it('a data folder that could not be created leaves nothing behind', () => {
  const data = join(folder, 'postgres')
  expect(() => initialise(initdbThat('exit 1'), data, {}, 'secret')).toThrow()
  for (const rest of [data, `${data}.part`, `${data}.password`]) expect(existsSync(rest)).toBe(false)
})
