import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeAtomically } from './atomic-write'

export interface Secrets {
  PAYLOAD_SECRET: string
  GATEWAY_SECRET: string
  BOOKING_KEY: string
}

/** The contents of the file. `FRONT_SECRET` is the former name of the gateway's secret, in older data folders. */
type StoredSecrets = Partial<Secrets> & { FRONT_SECRET?: string }

const fileIn = (dataDir: string) => join(dataDir, 'secrets.json')

/** The stored secrets, with those made and stored that an older data folder does not have. */
function completed(file: string, stored: StoredSecrets): StoredSecrets {
  const made: Secrets = {
    PAYLOAD_SECRET: randomBytes(32).toString('hex'),
    GATEWAY_SECRET: stored.FRONT_SECRET ?? randomBytes(32).toString('hex'),
    BOOKING_KEY: randomBytes(32).toString('hex'),
  }
  const whole = { ...made, ...stored }
  if (Object.keys(made).some((name) => !(name in stored))) {
    writeAtomically(file, JSON.stringify(whole, null, 2), 0o600)
  }
  return whole
}

/** The secrets of this installation: from the environment, or made at the first start and stored in the data folder. */
export function readSecrets(dataDir: string, given: Partial<Secrets>): Secrets {
  const file = fileIn(dataDir)
  mkdirSync(dataDir, { recursive: true })
  const stored = completed(file, existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as StoredSecrets) : {})
  return {
    PAYLOAD_SECRET: given.PAYLOAD_SECRET ?? stored.PAYLOAD_SECRET ?? '',
    GATEWAY_SECRET: given.GATEWAY_SECRET ?? stored.GATEWAY_SECRET ?? stored.FRONT_SECRET ?? '',
    BOOKING_KEY: given.BOOKING_KEY ?? stored.BOOKING_KEY ?? '',
  }
}

/** Restores the secrets file of a backup. An existing one stays, unless `replace` is set. */
export function putSecrets(dataDir: string, text: string, replace: boolean): void {
  const file = fileIn(dataDir)
  if (existsSync(file) && !replace) return
  mkdirSync(dataDir, { recursive: true })
  writeAtomically(file, text, 0o600)
}
