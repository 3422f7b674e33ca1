import { randomBytes } from 'node:crypto'
import { getPayload, type Payload } from 'payload'
import config from '@payload-config'
import { seedDemonstration } from '@content/seeding/seed'
import { env } from '@/platform/env'

const say = (line: string) => process.stdout.write(`  ${line}\n`)

/**
 * The first person of the back office, made last: a database without staff is one whose filling was cut off, and
 * is filled on at the next start. A password made here is printed once and kept nowhere.
 */
async function ensureFirstAdmin(payload: Payload): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'staff' })
  if (totalDocs > 0) return
  const email = env.ADMIN_EMAIL ?? 'admin@example.com'
  const password = env.ADMIN_PASSWORD ?? randomBytes(12).toString('base64url')
  await payload.create({ collection: 'staff', data: { email, password, name: 'Admin', role: 'admin' } })
  say(`first-admin ${JSON.stringify({ email, password: env.ADMIN_PASSWORD ? null : password })}`)
}

/** `npm run seed`: the demonstration content, written or brought up to date; nothing of an editor's is changed. */
async function main(): Promise<void> {
  const payload = await getPayload({ config, disableOnInit: true })
  if (!process.argv.includes('--admin-only')) {
    const written = await seedDemonstration(payload, say)
    say(written === 0 ? 'the demonstration content is up to date' : `the demonstration content: ${written} documents written`)
  }
  await ensureFirstAdmin(payload)
}

main().then(
  () => process.exit(0),
  (error) => {
    process.stderr.write(`The demonstration content could not be written: ${error instanceof Error ? error.stack : error}\n`)
    process.exit(1)
  },
)
