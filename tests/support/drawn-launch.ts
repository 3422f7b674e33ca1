import { createHash, randomBytes } from 'node:crypto'
import pg from 'pg'
import { commitmentOf, drawOrder, hashOfTickets } from '@/features/launches/domain/draw'

const hex = () => randomBytes(32).toString('hex')
const DAY = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY)
const names = JSON.stringify({ th: 'รางวัลที่หนึ่ง', en: 'First prize', cht: '頭獎', chs: '头奖' })

/** A campaign that opened before the demonstration's own, so that no page of the project leads to it. */
async function campaignOf(database: pg.Client, code: string): Promise<number> {
  const { rows } = await database.query(
    `insert into booking_campaigns (code, project_id, is_open, opens_at, fee, launch_is_draw)
      select $1, project_id, true, '2026-01-04T03:00:00Z', fee, true from booking_campaigns
      where code = 'vesper-first-release' returning id`,
    [code],
  )
  const id = Number(rows[0]?.id)
  await database.query(
    `insert into booking_campaigns_locales (_parent_id, _locale, title) select $1, l::_locales, 'A drawn launch'
      from unnest(array['th', 'en', 'cht', 'chs']) l`,
    [id],
  )
  return id
}

interface Drawn {
  campaign: number
  code: string
  secret: string
  tickets: readonly string[]
}

/** The closing, the number and the draw, in this order. */
async function publish(database: pg.Client, { campaign, code, secret, tickets }: Drawn) {
  const number = '835492'
  const { seed, order } = await drawOrder({ code, secret, tickets, number })
  const hash = await hashOfTickets(tickets)
  await database.query('insert into launch_closings values ($1, $2, $3, $4)', [
    campaign,
    tickets.length,
    hash,
    daysAgo(3),
  ])
  const entered = await database.query(
    `insert into launch_numbers (campaign_id, value, href, published_at, entered_at)
      values ($1, $2, 'https://lottery.example.com/', $3, $3) returning id`,
    [campaign, number, daysAgo(2)],
  )
  const drawn = await database.query(
    `insert into launch_draws (campaign_id, run, number_id, secret, seed, ordered, reason, drawn_at)
      values ($1, 1, $2, $3, $4, $5, 'the number is out', $6) returning id`,
    [campaign, entered.rows[0]?.id, secret, seed, JSON.stringify(order), daysAgo(1)],
  )
  await database.query(
    `insert into launch_turns (campaign_id, draw_id, entry_id, place, position, state, called_at, ends_at)
      select $1, $2, e.id, o.place, o.place, case o.place when 1 then 'called' else 'waiting' end,
        case o.place when 1 then now() end, case o.place when 1 then now() + interval '1 hour' end
      from unnest($3::text[]) with ordinality o (ticket, place) join launch_entries e using (ticket)`,
    [campaign, drawn.rows[0]?.id, order],
  )
  return order
}

/** A launch that is drawn, with the first of so many called. Resolves to the tokens of the entries in their order. */
export async function drawnLaunch(databaseUrl: string, people: number): Promise<{ code: string; tokens: string[] }> {
  const database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  const [code, secret] = [`journey-${Date.now()}`, hex()]
  const campaign = await campaignOf(database, code)
  await database.query(
    `insert into launch_commitments values ($1, $2, 'opened', $3, $4, $5, $6, 15, 0, 24, 'end', $4)`,
    [campaign, code, await commitmentOf(secret), daysAgo(6), daysAgo(4), names],
  )
  const entries = Array.from({ length: people }, (_, index) => ({ ticket: `${code}-${index}`, token: hex() }))
  for (const { ticket, token } of entries)
    await database.query(
      `insert into launch_entries (campaign_id, ticket, token_hash, locale, by_member, entered_at)
        values ($1, $2, $3, 'en', false, $4)`,
      [campaign, ticket, createHash('sha256').update(token).digest('hex'), daysAgo(5)],
    )
  const tickets = entries.map(({ ticket }) => ticket)
  const order = await publish(database, { campaign, code, secret, tickets })
  await database.end()
  return { code, tokens: order.map((ticket) => entries.find((one) => one.ticket === ticket)?.token ?? '') }
}
