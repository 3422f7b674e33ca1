import type { TestProject } from 'vitest/node'
import { seededDatabase } from './databases'

declare module 'vitest' {
  export interface ProvidedContext {
    databaseUrl: string
    dataDir: string
  }
}

/** Gives the operation tests one throw-away database, and takes it away afterwards. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const database = await seededDatabase()
  project.provide('databaseUrl', database.url)
  project.provide('dataDir', database.templateDir)
  return database.drop
}
