import { staffOf } from '@/platform/database/context'
import { databaseOf, sql } from '@/platform/database/database'
import type { TransactionContext } from '@/platform/database/transaction'

/** A lead whose person is looked for. */
export interface NewPerson {
  lead: number
  email: string
  phone: string
}

interface FoundPerson {
  person: number
  reason: 'email' | 'phone' | 'staff'
  proof: string
}

/**
 * The person of an earlier enquiry with the same address or phone, if that is proven: an address or number that was only
 * typed could be anybody's. A match that staff have undone is not made again.
 */
export async function findPerson(
  ctx: TransactionContext,
  { lead, email, phone }: NewPerson,
): Promise<FoundPerson | null> {
  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(sql`
    select w.person_id, c.kind, c.proof from proven_contacts c
      join leads l on (c.kind = 'email' and l.email = ${email}) or (c.kind = 'phone' and l.phone = ${phone})
      join lead_work w on w.lead_id = l.id
    where ((c.kind = 'email' and c.value = ${email}) or (c.kind = 'phone' and c.value = ${phone}))
      and l.id <> ${lead} and not exists (
        select from lead_matches m where m.lead_id = ${lead} and m.person_id = w.person_id and m.undone_at is not null)
    order by w.person_id, c.kind limit 1`)
  const row = rows[0]
  return row ? { person: Number(row.person_id), reason: row.kind as 'email', proof: String(row.proof) } : null
}

/** A person of whom nothing is known yet. */
export async function newPerson(ctx: TransactionContext): Promise<number> {
  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(sql`insert into lead_people default values returning id`)
  return Number(rows[0]?.id)
}

/** Adds a lead to a person, and records why. */
export async function addToPerson(
  ctx: TransactionContext,
  lead: number,
  { person, reason, proof }: FoundPerson,
): Promise<void> {
  const database = await databaseOf(ctx.payload, ctx.req)
  const staff = staffOf(ctx)
  await database.execute(sql`
    insert into lead_matches (lead_id, person_id, before_id, reason, proof, staff_id, at)
      select lead_id, ${person}, person_id, ${reason}, ${proof}, ${staff}, ${ctx.now.toISOString()}::timestamptz
      from lead_work where lead_id = ${lead} and person_id <> ${person}`)
  await database.execute(sql`update lead_work set person_id = ${person} where lead_id = ${lead}`)
}
