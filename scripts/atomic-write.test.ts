import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { writeAtomically } from './atomic-write'
import { password } from './postgres-files'
import { putSecrets, readSecrets } from './secrets'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'atomic-write-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const modeOf = (file: string) => statSync(join(folder, file)).mode & 0o777

it('a replaced file has its new text and mode, and leaves no temporary file', () => {
  writeFileSync(join(folder, 'list'), 'old')
  writeAtomically(join(folder, 'list'), 'new', 0o600)
  expect(readFileSync(join(folder, 'list'), 'utf8')).toBe('new')
  expect(modeOf('list')).toBe(0o600)
  expect(readdirSync(folder)).toEqual(['list'])
})

it('a file that could not be replaced keeps its text', () => {
  writeFileSync(join(folder, 'list'), 'old')
  mkdirSync(join(folder, 'list.next'))
  expect(() => writeAtomically(join(folder, 'list'), 'new')).toThrow()
  expect(readFileSync(join(folder, 'list'), 'utf8')).toBe('old')
})

it.each<[string, () => unknown]>([
  ['secrets.json', () => readSecrets(folder, {})],
  ['database-password', () => password(folder)],
])('%s is created once, readable only by the owner, also after an interrupted start', (file, make) => {
  writeFileSync(join(folder, `${file}.next`), '{"PAYLOAD', { mode: 0o600 })
  const made = make()
  expect(make()).toEqual(made)
  expect(readdirSync(folder)).toEqual([file])
  expect(modeOf(file)).toBe(0o600)
})

describe('the secrets of a backup', () => {
  const SECRETS = {
    PAYLOAD_SECRET: 'of the backup',
    GATEWAY_SECRET: 'of the backup, too',
    BOOKING_KEY: 'of the backup as well',
  }
  const text = JSON.stringify(SECRETS)

  it('are restored completely and readable only by the owner, also after an interrupted restore', () => {
    writeFileSync(join(folder, 'secrets.json.next'), '{"PAYLOAD', { mode: 0o600 })
    putSecrets(folder, text, false)
    expect(readSecrets(folder, {})).toEqual(SECRETS)
    expect(readdirSync(folder)).toEqual(['secrets.json'])
    expect(modeOf('secrets.json')).toBe(0o600)
  })

  it('of an older data folder still work under the former name of the gateway secret', () => {
    putSecrets(folder, JSON.stringify({ PAYLOAD_SECRET: 'old', FRONT_SECRET: 'old, too' }), false)
    expect(readSecrets(folder, {})).toEqual({
      PAYLOAD_SECRET: 'old',
      GATEWAY_SECRET: 'old, too',
      BOOKING_KEY: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
  })

  it('leave no unreadable file when they cannot be written', () => {
    mkdirSync(join(folder, 'secrets.json.next'))
    expect(() => putSecrets(folder, text, false)).toThrow()
    expect(readdirSync(folder)).toEqual(['secrets.json.next'])
  })

  it('replace existing ones only with `replace`', () => {
    const own = readSecrets(folder, {})
    putSecrets(folder, text, false)
    expect(readSecrets(folder, {})).toEqual(own)
    putSecrets(folder, text, true)
    expect(readSecrets(folder, {})).toEqual(SECRETS)
  })
})
