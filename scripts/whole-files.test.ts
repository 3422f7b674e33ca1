import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { password } from './postgres'
import { putSecrets, readSecrets } from './secrets'
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

describe('the secrets of a backup', () => {
  const SECRETS = { PAYLOAD_SECRET: 'of the backup', FRONT_SECRET: 'of the backup, too' }
  const text = JSON.stringify(SECRETS)

  it('are in their place whole, for us alone, also after a restore that was cut off while it put them there', () => {
    writeFileSync(join(folder, 'secrets.json.next'), '{"PAYLOAD', { mode: 0o600 })
    putSecrets(folder, text, false)
    expect(readSecrets(folder, {})).toEqual(SECRETS)
    expect(readdirSync(folder)).toEqual(['secrets.json'])
    expect(modeOf('secrets.json')).toBe(0o600)
  })

  it('leave nothing that a start could not read where they cannot be written', () => {
    mkdirSync(join(folder, 'secrets.json.next'))
    expect(() => putSecrets(folder, text, false)).toThrow()
    expect(readdirSync(folder)).toEqual(['secrets.json.next'])
  })

  it('take the place of others only when told to', () => {
    const own = readSecrets(folder, {})
    putSecrets(folder, text, false)
    expect(readSecrets(folder, {})).toEqual(own)
    putSecrets(folder, text, true)
    expect(readSecrets(folder, {})).toEqual(SECRETS)
  })
})
