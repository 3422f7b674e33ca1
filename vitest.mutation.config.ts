import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

/** The tests that a mutation run repeats, as `scripts/mutate.ts` names them for each group of modules. */
export default defineConfig({
  resolve: {
    alias: {
      '@demo': resolve('demo'),
      '@payload-config': resolve('src/payload.config.ts'),
      '@': resolve('src'),
    },
  },
  test: {
    include: JSON.parse(process.env.MUTATION_TESTS ?? '[]') as string[],
    setupFiles: ['scripts/mutation-setup.ts'],
    testTimeout: 60_000,
  },
})
