import pg from 'pg'
import { hashPassword } from '@/features/members/operations/password-hash'
import { postedForm } from '../tests/support/posted-form'
import type { RunningSite } from '../tests/support/run-site'
import { quantile, report } from './report'

/** Answers measured of each kind, one after the other in turn, so that the machine's moods fall on all alike. */
const SAMPLES = 400

/**
 * The forms that take an address: where each stands, one of its fields, and the first account asked about, as a code is
 * sent to an address once a minute. A forgotten password is a code.
 */
const FORMS = {
  code: { page: '/en/register/login', marker: 'sign-in-email', from: 0 },
  password: { page: '/en/register/login', marker: 'password-password', from: 0 },
  register: { page: '/en/register', marker: 'register-email', from: SAMPLES },
} as const

/** What every form is filled with, whichever of it the form has. */
const TYPED = { name: 'Mali Srisuk', password: 'not the password', consent_account: 'on' }

/** Each sample has a network of its own (RFC 3849), so that no limit is reached. */
const network = (kind: number, n: number) => `2001:db8:${kind.toString(16)}:${n.toString(16)}::1`

const known = (n: number) => `bench-known-${n}@test.example`
const unknown = (n: number) => `bench-never-${n}@test.example`

/** Members with a password: a form asks about each once. */
async function makeMembers(databaseUrl: string): Promise<void> {
  const database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  await database.query(
    `insert into members (olm_id, ola_id, email, name, locale, password_hash, created_at, updated_at)
      select 'BM' || n, 'BA' || n, 'bench-known-' || n || '@test.example', 'Mali', 'en', $2, now(), now()
      from generate_series(0, $1::int - 1) n`,
    [2 * SAMPLES, await hashPassword('correct horse battery')],
  )
  await database.end()
}

/** Milliseconds until a posted form is answered, and what the answer is. */
async function answerTime(url: string, fields: Readonly<Record<string, string>>, from: string, origin: string) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  const since = performance.now()
  const headers = { Origin: origin, 'X-Forwarded-For': from }
  const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'manual' })
  await answer.arrayBuffer()
  return { ms: performance.now() - since, status: answer.status }
}

/** How long signing in and registering take for a known and an unknown address. A difference would tell who is a member. */
export async function measureMemberSignIn({ url }: RunningSite, databaseUrl: string): Promise<void> {
  await makeMembers(databaseUrl)
  const rows: (string | number)[][] = [['', 'median', 'against known', 'p90', 'against known']]
  for (const [at, [name, { page, marker, from }]] of Object.entries(FORMS).entries()) {
    const html = await (await fetch(url + page)).text()
    const taken = { known: [] as number[], unknown: [] as number[] }
    const statuses = new Set<number>()
    for (let n = from; n < from + SAMPLES; n += 1)
      for (const [kind, [who, email]] of Object.entries({ known: known(n), unknown: unknown(n) }).entries()) {
        const fields = postedForm(html, marker, { ...TYPED, email })
        const { ms, status } = await answerTime(url + page, fields, network(2 * at + kind + 1, n), url)
        taken[who as 'known' | 'unknown'].push(ms)
        statuses.add(status)
      }
    if (statuses.size !== 1) throw new Error(`The form for a ${name} was answered ${[...statuses]}`)
    for (const who of ['known', 'unknown'] as const) {
      const against = (part: number) => quantile(taken[who], part) / quantile(taken.known, part)
      rows.push([`${name}, ${who}`, quantile(taken[who], 0.5), against(0.5), quantile(taken[who], 0.9), against(0.9)])
    }
  }
  report(`Answers to members and strangers, milliseconds, ${SAMPLES} of each in turn`, rows)
}
