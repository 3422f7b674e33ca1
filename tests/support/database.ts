import type { TestProject } from 'vitest/node'
import { ensureBundled } from '../../scripts/bundle.mjs'
import { seededDatabase } from './databases'

declare module 'vitest' {
  export interface ProvidedContext {
    databaseUrl: string
    dataDir: string
  }
}

/** Creates one temporary database for the operation tests, and drops it afterwards. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Restoring a backup runs the bundled migrations.
  await ensureBundled()
  const database = await seededDatabase()
  project.provide('databaseUrl', database.url)
  project.provide('dataDir', database.templateDir)
  return database.drop
}
