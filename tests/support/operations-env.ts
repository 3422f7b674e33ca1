import { AsyncLocalStorage } from 'node:async_hooks'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { TEST_SECRETS } from './databases'

// Next sets this at startup; its cache reads it on first import.
Object.assign(globalThis, { AsyncLocalStorage })

// Set before anything imports the environment, which is read once.
Object.assign(process.env, TEST_SECRETS, {
  DATABASE_URL: inject('databaseUrl'),
  DATA_DIR: mkdtempSync(join(tmpdir(), 'operations-')),
  LOG_LEVEL: 'silent',
  SMS_URL: 'outbox:',
})
