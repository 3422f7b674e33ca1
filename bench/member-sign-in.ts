import pg from 'pg'
import { hashPassword } from '@/features/members/operations/password-hash'
import { postedForm } from '../tests/support/posted-form'
import type { RunningSite } from '../tests/support/run-site'
import { quantile, report } from './report'

/** Answers measured of each kind, one after the other in turn, so that the machine's moods fall on all alike. */
const SAMPLES = 400
const PAGE = '/en/register/login'

/** The forms of the sign-in page, by a field of each. */
const FORMS = { code: 'sign-in-email', password: 'password-password' } as const

/** Each sample has a network of its own (RFC 3849), so that no limit is reached. */
const network = (kind: number, n: number) => `2001:db8:${kind.toString(16)}:${n.toString(16)}::1`

const known = (n: number) => `bench-known-${n}@test.example`
const unknown = (n: number) => `bench-never-${n}@test.example`

/** Members with a password, as many as samples: each is asked about once by each form. */
async function makeMembers(databaseUrl: string): Promise<void> {
  const database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  await database.query(
    `insert into members (olm_id, ola_id, email, name, locale, password_hash, created_at, updated_at)
      select 'BM' || n, 'BA' || n, 'bench-known-' || n || '@test.example', 'Mali', 'en', $2, now(), now()
      from generate_series(0, $1::int - 1) n`,
    [SAMPLES, await hashPassword('correct horse battery')],
  )
  await database.end()
}

/** Milliseconds until a posted form is answered, and what the answer is. */
async function answerTime(url: string, fields: Readonly<Record<string, string>>, from: string) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  const since = performance.now()
  const headers = { Origin: url, 'X-Forwarded-For': from }
  const answer = await fetch(`${url}${PAGE}`, { method: 'POST', headers, body, redirect: 'manual' })
  await answer.arrayBuffer()
  return { ms: performance.now() - since, status: answer.status }
}

/** How long the sign-in page takes for a known and an unknown address. A difference would tell who is a member. */
export async function measureMemberSignIn({ url }: RunningSite, databaseUrl: string): Promise<void> {
  await makeMembers(databaseUrl)
  const html = await (await fetch(`${url}${PAGE}`)).text()
  const rows: (string | number)[][] = [['', 'median', 'against known', 'p90', 'against known']]
  for (const [at, [name, marker]] of Object.entries(FORMS).entries()) {
    const taken = { known: [] as number[], unknown: [] as number[] }
    const statuses = new Set<number>()
    for (let n = 0; n < SAMPLES; n += 1)
      for (const [kind, [who, email]] of Object.entries({ known: known(n), unknown: unknown(n) }).entries()) {
        const fields = postedForm(html, marker, { email, password: 'not the password' })
        const { ms, status } = await answerTime(url, fields, network(2 * at + kind + 1, n))
        taken[who as 'known' | 'unknown'].push(ms)
        statuses.add(status)
      }
    if (statuses.size !== 1) throw new Error(`The form for a ${name} was answered ${[...statuses]}`)
    for (const who of ['known', 'unknown'] as const) {
      const against = (part: number) => quantile(taken[who], part) / quantile(taken.known, part)
      rows.push([`${name}, ${who}`, quantile(taken[who], 0.5), against(0.5), quantile(taken[who], 0.9), against(0.9)])
    }
  }
  report(`Answers of the sign-in page of members, milliseconds, ${SAMPLES} of each in turn`, rows)
}
