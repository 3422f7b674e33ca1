import type { TestProject } from 'vitest/node'
import { ensureBundled } from '../../scripts/bundle.mjs'
import { OPERATION_WORKERS } from '../../vitest.config'
import { seededDatabase, type TestDatabase } from './databases'

declare module 'vitest' {
  export interface ProvidedContext {
    databaseUrls: string[]
  }
}

/** Creates a temporary database for each worker of the operation tests, and drops them afterwards. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Restoring a backup runs the bundled migrations.
  await ensureBundled()
  const databases: TestDatabase[] = []
  for (let worker = 0; worker < OPERATION_WORKERS; worker += 1) databases.push(await seededDatabase())
  project.provide(
    'databaseUrls',
    databases.map(({ url }) => url),
  )
  return async () => {
    for (const { drop } of databases) await drop()
  }
}
