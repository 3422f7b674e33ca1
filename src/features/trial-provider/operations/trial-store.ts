import type { Context } from '@/platform/database/context'
import { databaseOf, sql } from '@/platform/database/database'
import type { TrialObject, TrialStore } from '../domain/trial-objects'

const objectOf = (row: Record<string, unknown> | undefined) => (row ? (row.object as TrialObject) : null)

/** The objects of the stand-in in the database, so that they outlive a restart. */
export function trialStore(ctx: Readonly<Context>): TrialStore {
  const rowsOf = async (query: ReturnType<typeof sql>) =>
    (await (await databaseOf(ctx.payload, ctx.req)).execute(query)).rows
  return {
    add: async <Kept extends TrialObject>(object: Kept, key: string | null): Promise<Kept> => {
      const text = JSON.stringify(object)
      const [row] = await rowsOf(sql`
        insert into trial_objects (id, kind, idempotency_key, object, created_at)
        values (${object.id}, ${object.object}, ${key}, ${text}::jsonb, ${object.createdAt}::timestamptz)
        on conflict (idempotency_key) do update set idempotency_key = excluded.idempotency_key
        returning object`)
      return (objectOf(row) ?? object) as Kept
    },
    find: async (id) => objectOf((await rowsOf(sql`select object from trial_objects where id = ${id}`))[0]),
    list: async (kind, from) =>
      (
        await rowsOf(sql`select object from trial_objects
          where kind = ${kind} and created_at >= ${from.toISOString()}::timestamptz order by created_at desc`)
      ).map((row) => row.object as TrialObject),
    replace: async (object) => {
      await rowsOf(sql`update trial_objects set object = ${JSON.stringify(object)}::jsonb where id = ${object.id}`)
    },
  }
}
