import { AsyncLocalStorage } from 'node:async_hooks'
import crypto from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { TEST_SECRETS } from './databases'

// Next sets this at startup; its cache reads it on first import.
Object.assign(globalThis, { AsyncLocalStorage })

// Set before anything imports the environment, which is read once.
Object.assign(process.env, TEST_SECRETS, {
  DATABASE_URL: inject('databaseUrls')[Number(process.env.VITEST_POOL_ID) - 1],
  DATA_DIR: mkdtempSync(join(tmpdir(), 'operations-')),
  LOG_LEVEL: 'silent',
  SMS_URL: 'outbox:',
  // No test reads the beacon from the network.
  BEACON_URL: 'http://127.0.0.1:9',
})

/**
 * Payload's password hash is slow on purpose (600,000 rounds): signing in took a minute of all operation tests. Each hash
 * made and checked here has a thousandth of the rounds. Set once: this file is run for every test file.
 */
const QUICK_ROUNDS = 600
if (crypto.pbkdf2.name !== 'quickly') {
  const { pbkdf2 } = crypto
  crypto.pbkdf2 = function quickly(password, salt, _rounds, ...rest) {
    pbkdf2(password, salt, QUICK_ROUNDS, ...rest)
  }
  syncBuiltinESMExports()
}
