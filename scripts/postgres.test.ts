import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { initialise } from './postgres'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'own-database-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A stand-in for `initdb`, which writes `PG_VERSION` first and everything else after it. */
function programsThat(...lines: string[]): string {
  const program = join(folder, 'programs', 'bin', 'initdb')
  mkdirSync(join(program, '..'), { recursive: true })
  writeFileSync(program, ['#!/bin/sh', 'echo 18 > "$2/PG_VERSION"', ...lines].join('\n'))
  chmodSync(program, 0o755)
  return join(folder, 'programs')
}

it('a data folder stands in its place only when it is whole', () => {
  const data = join(folder, 'postgres')
  const early = `test -e "${data}/PG_VERSION" && echo early > "${folder}/early"`
  const programs = programsThat(`${early}; echo control > "$2/pg_control"`)
  // What a start that was cut off leaves behind.
  mkdirSync(`${data}.part`)
  writeFileSync(join(`${data}.part`, 'PG_VERSION'), '18')
  writeFileSync(join(`${data}.part`, 'half'), 'a file')
  initialise(programs, data, {}, 'secret')
  expect(existsSync(join(folder, 'early'))).toBe(false)
  expect(readFileSync(join(data, 'pg_control'), 'utf8')).toBe('control\n')
  for (const rest of [join(data, 'half'), `${data}.part`, `${data}.password`]) expect(existsSync(rest)).toBe(false)
})

it('one that could not be made leaves nothing', () => {
  const data = join(folder, 'postgres')
  expect(() => initialise(programsThat('exit 1'), data, {}, 'secret')).toThrow()
  for (const rest of [data, `${data}.part`, `${data}.password`]) expect(existsSync(rest)).toBe(false)
})
