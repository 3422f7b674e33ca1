import { createHash, randomBytes } from 'node:crypto'
import pg from 'pg'
import { QUICKNET } from '@/features/launches/domain/beacon-chain'
import { DRAW_METHOD, digestOfList, drawOrder, hashOfText, hashOfTickets } from '@/features/launches/domain/draw'
import type { Statement } from '@/features/launches/domain/statement'
import { AT_1000, NUMBER_OF_1000, ROUNDS } from './beacon'

const hex = () => randomBytes(32).toString('hex')
const after = (minutes: number) => new Date(AT_1000.getTime() + minutes * 60_000)
const [OPENS, CLOSES, CLOSED, DRAWN] = [after(-5000), after(-60), after(-59), after(1)]
const SALE = '2026-01-04T03:00:00.000Z'

/** A campaign that opened before the demonstration's own, so that no page of the project leads to it. */
async function campaignOf(database: pg.Client, code: string): Promise<number> {
  const { rows } = await database.query(
    `insert into booking_campaigns (code, project_id, is_open, opens_at, fee, launch_is_draw, launch_number_at,
        contract_registration, contract_permit_by, contract_approval_by, contract_sign_within_days)
      select $1, project_id, true, $2, fee, true, $3, contract_registration, contract_permit_by, contract_approval_by,
        contract_sign_within_days from booking_campaigns where code = 'vesper-first-release' returning id`,
    [code, SALE, AT_1000],
  )
  const id = Number(rows[0]?.id)
  await database.query(
    `insert into booking_campaigns_locales
        (_parent_id, _locale, title, contract_seller, contract_address, contract_signatory, contract_land)
      select $1, l._locale, 'A drawn launch', l.contract_seller, l.contract_address, l.contract_signatory, l.contract_land
      from booking_campaigns_locales l join booking_campaigns c on c.id = l._parent_id
      where c.code = 'vesper-first-release'`,
    [id],
  )
  await database.query(
    `insert into booking_campaigns_rels (parent_id, path, units_id) select c.id, 'units', u.id
      from booking_campaigns c join units u on u.project_id = c.project_id where c.id = $1`,
    [id],
  )
  return id
}

interface Drawn {
  campaign: number
  commitment: string
  secret: string
  tickets: readonly string[]
}

/** The statement of a launch whose number is round 1000 of the beacon, in 2023. */
async function statementOf(code: string, secret: string): Promise<string> {
  const statement: Statement = {
    ...{ method: DRAW_METHOD, launch: code, project: 'noble-vesper-ploenchit', units: ['all'], fee: 50_000 },
    registration: { opensAt: OPENS.toISOString(), closesAt: CLOSES.toISOString() },
    sale: { opensAt: SALE, closesAt: null },
    turns: { minutes: 15, from: 0, until: 24, missed: 'end' },
    ...{ holdMinutes: 15, unitsPerPerson: 1, withdrawn: [], secret: await hashOfText(secret) },
    number: { source: 'beacon', at: AT_1000.toISOString(), chain: QUICKNET.hash, round: 1000 },
  }
  return JSON.stringify(statement, null, 1)
}

/** The closing, the number and the draw, in this order. The first in the order is called. */
async function publish(database: pg.Client, { campaign, commitment, secret, tickets }: Drawn) {
  const { seed, order } = await drawOrder({ commitment, secret, tickets, number: NUMBER_OF_1000 })
  await database.query(
    'insert into launch_closings (campaign_id, count, sha256, digest, closed_at) values ($1, $2, $3, $4, $5)',
    [campaign, tickets.length, await hashOfTickets(tickets), await digestOfList(commitment, tickets), CLOSED],
  )
  const entered = await database.query(
    `insert into launch_numbers (campaign_id, source, value, href, published_at, entered_at, round, signature)
      values ($1, 'beacon', $2, '', $3, $4, 1000, $5) returning id`,
    [campaign, NUMBER_OF_1000, AT_1000, DRAWN, ROUNDS[1000]],
  )
  const drawn = await database.query(
    `insert into launch_draws (campaign_id, run, number_id, secret, seed, ordered, reason, drawn_at)
      values ($1, 1, $2, $3, $4, $5, 'the round is out', $6) returning id`,
    [campaign, entered.rows[0]?.id, secret, seed, JSON.stringify(order), DRAWN],
  )
  await database.query(
    `insert into launch_turns (campaign_id, draw_id, entry_id, place, position)
      select $1, $2, e.id, o.place, o.place from unnest($3::text[]) with ordinality o (ticket, place)
        join launch_entries e using (ticket)`,
    [campaign, drawn.rows[0]?.id, order],
  )
  await database.query(
    `update launch_turns set state = 'called', called_at = now(), ends_at = now() + interval '1 hour'
      where campaign_id = $1 and place = 1`,
    [campaign],
  )
  return order
}

/** A launch that is drawn, with the first of so many called. Resolves to the tokens of the entries in their order. */
export async function drawnLaunch(databaseUrl: string, people: number): Promise<{ code: string; tokens: string[] }> {
  const database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  const [code, secret] = [`journey-${Date.now()}`, hex()]
  const campaign = await campaignOf(database, code)
  const statement = await statementOf(code, secret)
  const commitment = await hashOfText(statement)
  await database.query(
    `insert into launch_commitments (campaign_id, code, sealed_secret, sha256, statement, registration_opens_at,
        registration_closes_at, number_source, number_at, beacon_round, number_name, turn_minutes, turns_from,
        turns_until, missed, made_at)
      values ($1, $2, 'opened', $3, $4, $5, $6, 'beacon', $7, 1000, '{}', 15, 0, 24, 'end', $5)`,
    [campaign, code, commitment, statement, OPENS, CLOSES, AT_1000],
  )
  const entries = Array.from({ length: people }, (_, index) => ({ ticket: `${code}-${index}`, token: hex() }))
  for (const { ticket, token } of entries)
    await database.query(
      `insert into launch_entries (campaign_id, ticket, token_hash, locale, by_member, entered_at)
        values ($1, $2, $3, 'en', false, $4)`,
      [campaign, ticket, createHash('sha256').update(token).digest('hex'), after(-4000)],
    )
  const tickets = entries.map(({ ticket }) => ticket)
  const order = await publish(database, { campaign, commitment, secret, tickets })
  await database.end()
  return { code, tokens: order.map((ticket) => entries.find((one) => one.ticket === ticket)?.token ?? '') }
}

/** The units of a launch. */
export async function unitsOf(databaseUrl: string, code: string): Promise<number[]> {
  const database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  const { rows } = await database.query(
    `select r.units_id from booking_campaigns_rels r join booking_campaigns c on c.id = r.parent_id
      join units u on u.id = r.units_id where c.code = $1 and u.state = 'available' and u.price > 0 order by r.units_id`,
    [code],
  )
  await database.end()
  return rows.map((row) => Number(row.units_id))
}
