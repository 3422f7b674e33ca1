import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { password } from './postgres'
import { readSecrets } from './secrets'
import { writeWhole } from './whole-files'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'whole-files-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const modeOf = (file: string) => statSync(join(folder, file)).mode & 0o777

it('a file has its new text and its mode, and nothing lies beside it', () => {
  writeFileSync(join(folder, 'list'), 'old')
  writeWhole(join(folder, 'list'), 'new', 0o600)
  expect(readFileSync(join(folder, 'list'), 'utf8')).toBe('new')
  expect(modeOf('list')).toBe(0o600)
  expect(readdirSync(folder)).toEqual(['list'])
})

it('a file that could not be written keeps its text', () => {
  writeFileSync(join(folder, 'list'), 'old')
  mkdirSync(join(folder, 'list.next'))
  expect(() => writeWhole(join(folder, 'list'), 'new')).toThrow()
  expect(readFileSync(join(folder, 'list'), 'utf8')).toBe('old')
})

it.each<[string, () => unknown]>([
  ['secrets.json', () => readSecrets(folder, {})],
  ['database-password', () => password(folder)],
])('%s is made once, for us alone, also after a start that was cut off while it was made', (file, make) => {
  writeFileSync(join(folder, `${file}.next`), '{"PAYLOAD', { mode: 0o600 })
  const made = make()
  expect(make()).toEqual(made)
  expect(readdirSync(folder)).toEqual([file])
  expect(modeOf(file)).toBe(0o600)
})
