import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { databaseOf, sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { inTransaction } from '@/platform/database/transaction'
import type { DeskFault } from '../../domain/desk/desk-lead'
import { may } from '../../domain/permissions'
import { findVisible } from './find-visible'
import { addToPerson, findPerson, newPerson } from './person-matches'

/** The most leads of one run; the next run goes on. */
const MOST = 200

/**
 * Adds the leads whose address or phone was proven since they came to the person of an earlier enquiry. Resolves to their
 * number.
 */
export function matchPeople(ctx: Context): Promise<number> {
  requireActor(ctx, may.matchPeople)

  return inTransaction(ctx, async (inside) => {
    const database = await databaseOf(inside.payload, inside.req)
    await database.execute(sql`select pg_advisory_xact_lock(hashtextextended('people of leads', 0))`)
    const { rows } = await database.execute(sql`
      with typed as (
        select l.id, 'email' as kind, l.email as value, w.person_id from leads l join lead_work w on w.lead_id = l.id
        union all select l.id, 'phone', l.phone, w.person_id from leads l join lead_work w on w.lead_id = l.id)
      select distinct l.id, l.email, l.phone from proven_contacts c
        join typed a on a.kind = c.kind and a.value = c.value
        join typed v on v.kind = c.kind and v.value = c.value and v.id < a.id and v.person_id <> a.person_id
        join leads l on l.id = a.id
      where not exists (select from lead_matches m
        where m.lead_id = l.id and m.person_id = v.person_id and m.undone_at is not null)
      order by l.id limit ${MOST}`)
    let added = 0
    for (const { id, email, phone } of rows) {
      const found = await findPerson(inside, { lead: Number(id), email: String(email), phone: String(phone) })
      if (found) await addToPerson(inside, Number(id), found)
      if (found) added += 1
    }
    return added
  })
}

/** Staff know that two leads are one person. */
export function joinPerson(ctx: Context, lead: number, other: number): Promise<Result<null, DeskFault>> {
  requireActor(ctx, may.joinPerson)

  return inTransaction(ctx, async (inside): Promise<Result<null, DeskFault>> => {
    if (!(await findVisible(inside, lead)) || !(await findVisible(inside, other))) return refuse('gone')
    const database = await databaseOf(inside.payload, inside.req)
    const { rows } = await database.execute(sql`select person_id from lead_work where lead_id = ${other}`)
    if (!rows[0]) return refuse('gone')
    await addToPerson(inside, lead, { person: Number(rows[0].person_id), reason: 'staff', proof: 'staff' })
    return ok(null)
  })
}

/**
 * Takes a match back: the lead belongs to the person it had before, unless others have joined that one since; then to a
 * new one. It is not matched with the same person again.
 */
export function undoMatch(ctx: Context, lead: number, match: number): Promise<Result<null, DeskFault>> {
  requireActor(ctx, may.undoMatch)

  return inTransaction(ctx, async (inside): Promise<Result<null, DeskFault>> => {
    if (!(await findVisible(inside, lead))) return refuse('gone')
    const database = await databaseOf(inside.payload, inside.req)
    const staff = inside.actor.kind === 'staff' ? inside.actor.id : null
    const { rows } = await database.execute(sql`
      update lead_matches set undone_at = ${inside.now.toISOString()}::timestamptz, undone_by = ${staff}
      where id = ${match} and lead_id = ${lead} and undone_at is null
        and person_id = (select person_id from lead_work where lead_id = ${lead})
      returning before_id`)
    if (!rows[0]) return refuse('notNow')
    const before = Number(rows[0].before_id)
    const taken = await database.execute(sql`select from lead_work where person_id = ${before} limit 1`)
    const person = taken.rows.length > 0 ? await newPerson(inside) : before
    await database.execute(sql`update lead_work set person_id = ${person} where lead_id = ${lead}`)
    return ok(null)
  })
}
