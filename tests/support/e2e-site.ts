import { mkdirSync, writeFileSync } from 'node:fs'
import { adminToken } from './admin-session'
import { startBeacon } from './beacon'
import { seededDatabase, TEST_DIR } from './databases'
import { startLine } from './line'
import { runSite } from './run-site'
import { startSpeech } from './speech'

/** Where the tests find the site that they share. */
export const SHARED_SITE_FILE = `${TEST_DIR}/site.json`

const PORT = 3210

/** Shared by the site and its speech service, and never sent to a browser. */
export const SPEECH_KEY = 'a-key-for-journeys-only'

/** Starts the site on a temporary database for all tests, and stops it after them. */
export default async function setup(): Promise<() => Promise<void>> {
  const database = await seededDatabase()
  const speech = await startSpeech()
  const line = await startLine()
  const beacon = await startBeacon()
  const site = await runSite({
    port: PORT,
    databaseUrl: database.url,
    mediaFrom: database.templateDir,
    variables: {
      TRUSTED_PROXIES: '127.0.0.1,::1,::ffff:127.0.0.1',
      ALERT_PAUSE_MINUTES: '0',
      SMS_URL: 'outbox:',
      BEACON_URL: beacon.url,
      LINE_LOGIN_CHANNEL_ID: line.channel.id,
      LINE_LOGIN_CHANNEL_SECRET: line.channel.secret,
      LINE_LOGIN_URL: line.url,
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
      // Signed in once for all tests: of two simultaneous sign-ins of one user, one session is lost.
      adminToken: await adminToken(site.url),
      speechUrl: speech.url,
      lineUrl: line.url,
    }),
  )
  return async () => {
    await site.stop()
    await speech.stop()
    await line.stop()
    await beacon.stop()
    await database.drop()
  }
}
