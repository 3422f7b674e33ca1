import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from './whole-files'

export interface Secrets {
  PAYLOAD_SECRET: string
  FRONT_SECRET: string
}

const fileIn = (dataDir: string) => join(dataDir, 'secrets.json')

/** The secrets of this installation: from the environment, or made at the first start and kept in the data folder. */
export function readSecrets(dataDir: string, given: Partial<Secrets>): Secrets {
  const file = fileIn(dataDir)
  mkdirSync(dataDir, { recursive: true })
  if (!existsSync(file)) {
    const made: Secrets = {
      PAYLOAD_SECRET: randomBytes(32).toString('hex'),
      FRONT_SECRET: randomBytes(32).toString('hex'),
    }
    writeWhole(file, JSON.stringify(made, null, 2), 0o600)
  }
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Secrets
  return {
    PAYLOAD_SECRET: given.PAYLOAD_SECRET ?? kept.PAYLOAD_SECRET,
    FRONT_SECRET: given.FRONT_SECRET ?? kept.FRONT_SECRET,
  }
}

/** Puts the file of secrets that a backup holds in its place. One that is there already stays, unless told to `replace`. */
export function putSecrets(dataDir: string, text: string, replace: boolean): void {
  const file = fileIn(dataDir)
  if (existsSync(file) && !replace) return
  mkdirSync(dataDir, { recursive: true })
  writeWhole(file, text, 0o600)
}
