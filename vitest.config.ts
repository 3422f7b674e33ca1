import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

const alias = {
  '@demo': resolve('demo'),
  '@messages': resolve('messages'),
  '@payload-config': resolve('src/payload.config.ts'),
  '@': resolve('src'),
}

/** Each has a database of its own; while one waits for it, another works. */
export const OPERATION_WORKERS = 2

/** Unit tests that replace a module or a global for themselves, and so share nothing with other files. */
const ISOLATED = '{src,gateway}/**/*.isolated.test.ts'

export default defineConfig({
  resolve: { alias },
  test: {
    reporters: ['default'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,gateway,demo,scripts,bench,drill}/**/*.test.{ts,tsx}'],
          exclude: [ISOLATED],
          // Modules are loaded once for all files: to load them for each took longer than the tests.
          isolate: false,
          pool: 'forks',
          // Ten thousand generated addresses take seconds where other work shares the machine.
          testTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: { name: 'isolated', include: [ISOLATED], pool: 'forks', maxWorkers: 2 },
      },
      {
        extends: true,
        test: {
          name: 'guards',
          include: ['tests/guards/*.test.ts'],
          // Each guard is a program of its own; on a small machine more of them at once are no faster.
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'operations',
          include: ['tests/operations/*.test.ts'],
          globalSetup: ['tests/support/database.ts'],
          setupFiles: ['tests/support/operations-env.ts'],
          // The files of a worker share a process, a content system and a database.
          pool: 'forks',
          maxWorkers: OPERATION_WORKERS,
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
