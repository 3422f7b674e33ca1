import { mkdirSync, writeFileSync } from 'node:fs'
import { seededDatabase, TEST_DIR } from './databases'
import { runSite } from './run-site'

/** Where the journeys find the site that all of them share. */
export const SHARED_SITE_FILE = `${TEST_DIR}/site.json`

const PORT = 3210

/** Starts the site on a throw-away database for all journeys, and ends it after them. */
export default async function setup(): Promise<() => Promise<void>> {
  const database = await seededDatabase()
  const site = await runSite({
    port: PORT,
    databaseUrl: database.url,
    mediaFrom: database.templateDir,
    variables: { TRUSTED_PROXIES: '127.0.0.1,::1,::ffff:127.0.0.1' },
  })
  mkdirSync(TEST_DIR, { recursive: true })
  writeFileSync(
    SHARED_SITE_FILE,
    JSON.stringify({
      url: site.url,
      dataDir: site.dataDir,
      databaseUrl: database.url,
      templateDir: database.templateDir,
    }),
  )
  return async () => {
    await site.stop()
    await database.drop()
  }
}
