import pg from 'pg'
import { postedForm } from '../tests/support/posted-form'
import type { RunningSite } from '../tests/support/run-site'
import { report } from './report'

const GUESSES = 10_000
const NETWORKS = 50
/** Accounts whose code is guessed, each asked for in a browser of its own. */
const ACCOUNTS = 100
const AT_ONCE = 16
const PAGES = { sign: '/en/register/login', code: '/en/register/activation' }

const network = (n: number) => `2001:db8:9:${(n % NETWORKS).toString(16)}::1`
const address = (n: number) => `bench-guessed-${n}@test.example`

interface Browser {
  cookie: string
  html: string
}

async function post(url: string, page: string, fields: Record<string, string>, headers: Record<string, string>) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  return fetch(url + page, { method: 'POST', headers: { Origin: url, ...headers }, body, redirect: 'manual' })
}

/** A browser that asked for the code of an address, with the page that takes it. */
async function askCode(url: string, html: string, n: number): Promise<Browser> {
  const fields = postedForm(html, 'sign-in-email', { email: address(n) })
  const asked = await post(url, PAGES.sign, fields, { 'X-Forwarded-For': `2001:db8:a:${n.toString(16)}::1` })
  const cookie = asked.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')
  await asked.arrayBuffer()
  const page = await fetch(url + PAGES.code, { headers: { cookie } })
  return { cookie, html: await page.text() }
}

/** Tries counted for the codes of this run, the most for one of them, and the accounts that somebody got into. */
async function countTries(databaseUrl: string) {
  const database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  const { rows } = await database.query(
    `select sum(tries)::int as compared, max(tries) as most,
        (select count(*)::int from members where email like 'bench-guessed-%') as entered
      from member_challenges where email like 'bench-guessed-%'`,
  )
  await database.end()
  return rows[0] as { compared: number; most: number; entered: number }
}

/** Ten thousand guesses of six digits at a hundred codes from fifty networks: how many are compared, what they find. */
export async function measureCodeGuesses({ url }: RunningSite, databaseUrl: string): Promise<void> {
  const html = await (await fetch(url + PAGES.sign)).text()
  const browsers: Browser[] = []
  for (let n = 0; n < ACCOUNTS; n += 1) browsers.push(await askCode(url, html, n))
  const heard = new Map<number, number>()
  let next = 0
  const guessOn = async () => {
    while (next < GUESSES) {
      const n = next
      next += 1
      const { cookie, html: page } = browsers[n % ACCOUNTS] as Browser
      const fields = postedForm(page, 'one-time-code', { code: String(n * 97).padStart(6, '0') })
      const answer = await post(url, PAGES.code, fields, { cookie, 'X-Forwarded-For': network(n) })
      await answer.arrayBuffer()
      heard.set(answer.status, (heard.get(answer.status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, guessOn))
  const { compared, most, entered } = await countTries(databaseUrl)
  report(`${GUESSES} guesses at ${ACCOUNTS} codes from ${NETWORKS} networks`, [
    ['answers', [...heard].map(([status, times]) => `${times} × ${status}`).join(', ')],
    ['compared with a code', compared],
    ['most for one code', most],
    ['accounts entered', entered],
  ])
}
