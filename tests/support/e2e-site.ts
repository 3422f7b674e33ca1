import { mkdirSync, writeFileSync } from 'node:fs'
import { ADMIN, seededDatabase, TEST_DIR } from './databases'
import { runSite } from './run-site'
import { startSpeech } from './speech'

/** Where the journeys find the site that all of them share. */
export const SHARED_SITE_FILE = `${TEST_DIR}/site.json`

const PORT = 3210

/** Known to the site and its speech service, and to no browser. */
export const SPEECH_KEY = 'a-key-for-journeys-only'

/** Starts the site on a throw-away database for all journeys, and ends it after them. */
export default async function setup(): Promise<() => Promise<void>> {
  const database = await seededDatabase()
  const speech = await startSpeech()
  const site = await runSite({
    port: PORT,
    databaseUrl: database.url,
    mediaFrom: database.templateDir,
    variables: {
      TRUSTED_PROXIES: '127.0.0.1,::1,::ffff:127.0.0.1',
      ALERT_PAUSE_MINUTES: '0',
      SPEECH_URL: speech.url,
      SPEECH_KEY,
    },
  })
  mkdirSync(TEST_DIR, { recursive: true })
  writeFileSync(
    SHARED_SITE_FILE,
    JSON.stringify({
      url: site.url,
      dataDir: site.dataDir,
      databaseUrl: database.url,
      templateDir: database.templateDir,
      adminToken: await adminToken(site.url),
      speechUrl: speech.url,
    }),
  )
  return async () => {
    await site.stop()
    await speech.stop()
    await database.drop()
  }
}

/** Signed in once for all journeys: two sign-ins of one person in the same instant lose one of their sessions. */
async function adminToken(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/staff/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: url },
    body: JSON.stringify(ADMIN),
  })
  const { token } = (await answer.json()) as { token?: string }
  if (!token) throw new Error(`The admin of the journeys cannot sign in: ${answer.status}`)
  return token
}
