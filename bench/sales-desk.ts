import pg from 'pg'
import { someNetwork } from '../drill/visitors'
import { adminToken } from '../tests/support/admin-session'
import type { RunningSite } from '../tests/support/run-site'
import { quantile, report } from './report'

/** Leads in the database, and how often each page is opened. */
const LEADS = 100_000
const OPENED = 12

/** The pages of the desk; what is typed is found in the middle of a name. */
const PAGES: Readonly<Record<string, string>> = {
  'my work': '',
  'late leads': '?list=late',
  'open leads': '?list=open',
  'all leads of a project': '?list=all&project=1',
  'a name in part': '?list=all&q=bench%20person%2099',
  'figures of 30 days': '?view=figures&days=30',
}

/** Leads of the last two years, half of them still open, each with its work. */
async function makeLeads(databaseUrl: string): Promise<void> {
  const database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  await database.query(
    `with numbered as (select n, now() - n * interval '10 minutes' as at from generate_series(1, $1::int) n),
       projects as (select array_agg(id order by id) as ids from projects),
       made as (
         insert into leads (name, phone, email, project_id, wish, locale, page, state, reference, created_at, updated_at)
           select 'bench person ' || n, '+668' || lpad(n::text, 8, '0'), 'bench' || n || '@test.example',
             ids[1 + n % array_length(ids, 1)], 'visit', (array['th', 'en', 'cht', 'chs'])[1 + n % 4]::enum_leads_locale,
             '/th', (array['new', 'contacted', 'visit', 'closed', 'closed', 'booked'])[1 + n % 6]::enum_leads_state,
             'BENCH-' || n, at, at
           from numbered, projects returning id, state, created_at),
       people as (insert into lead_people select from made returning id),
       paired as (
         select made.*, person.id as person from (select *, row_number() over () as place from made) made
           join (select id, row_number() over () as place from people) person using (place))
     insert into lead_work (lead_id, person_id, asked_at, due_at, waits, contacted_at)
       select id, person, created_at, created_at + interval '2 hours', state = 'new', null from paired`,
    [LEADS],
  )
  await database.query('analyze leads')
  await database.query('analyze lead_work')
  await database.end()
}

/** How long the pages of the sales desk take with many leads. */
export async function measureSalesDesk({ url }: RunningSite, databaseUrl: string): Promise<void> {
  await makeLeads(databaseUrl)
  const headers = { authorization: `JWT ${await adminToken(url)}` }
  const rows: (string | number)[][] = [['', 'p50 ms', 'longest ms', 'KB']]
  for (const [name, query] of Object.entries(PAGES)) {
    const times: number[] = []
    let bytes = 0
    for (let n = 0; n <= OPENED; n += 1) {
      const since = performance.now()
      // Each from another network, so that no limit is reached.
      const from = { 'X-Forwarded-For': someNetwork() }
      const answer = await fetch(`${url}/admin/sales${query}`, { headers: { ...headers, ...from } })
      bytes = (await answer.arrayBuffer()).byteLength
      if (answer.status !== 200) throw new Error(`/admin/sales${query} answered ${answer.status}`)
      // The first time the page is compiled.
      if (n > 0) times.push(performance.now() - since)
    }
    rows.push([name, quantile(times, 0.5), Math.max(...times), Math.round(bytes / 1024)])
  }
  report(`The sales desk with ${LEADS} leads, each page opened ${OPENED} times`, rows)
}
