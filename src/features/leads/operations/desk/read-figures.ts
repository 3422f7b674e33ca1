import type { Context } from '@/platform/database/context'
import { databaseOf, type SQL, sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { everyDay, type Figure, type Figures } from '../../domain/desk/figures'
import { may } from '../../domain/permissions'
import { inScope } from './scope'

const BANGKOK_DAY = sql`to_char(w.asked_at at time zone 'Asia/Bangkok', 'YYYY-MM-DD')`

const KEYS = {
  project: sql`p.project_title`,
  source: sql`coalesce(nullif(l.source_category, ''), nullif(l.source, ''), '')`,
  language: sql`l.locale::text`,
  day: BANGKOK_DAY,
} as const satisfies Record<keyof Figures['by'], SQL>

const numberOf = (value: unknown) => Number(value ?? 0)

/** How many asked, wait and are late in the last days, of those that the actor may see. Spam and duplicates do not count. */
export async function readFigures(ctx: Context, days: number): Promise<Figures> {
  requireActor(ctx, may.readFigures)

  const database = await databaseOf(ctx.payload, ctx.req)
  const now = sql`${ctx.now.toISOString()}::timestamptz`
  const first = sql`(date_trunc('day', ${now} at time zone 'Asia/Bangkok') - make_interval(days => ${days - 1}))
    at time zone 'Asia/Bangkok'`
  const from = sql`leads l join lead_work w on w.lead_id = l.id left join projects p on p.id = l.project_id
    where w.asked_at >= ${first} and w.asked_at <= ${now} and l.state <> 'spam' and w.duplicate_of is null
      and ${inScope(ctx)}`
  const counts = sql`count(*) as asked, count(*) filter (where w.waits) as waiting,
    count(*) filter (where w.waits and w.due_at < ${now}) as late`
  const by = async (name: keyof Figures['by']): Promise<Figure[]> => {
    const { rows } = await database.execute(
      sql`select ${KEYS[name]} as key, ${counts} from ${from} group by 1 order by asked desc, key limit 100`,
    )
    return rows.map(({ key, asked, waiting, late }) => ({
      ...{ key: String(key ?? ''), name: String(key ?? '') },
      ...{ asked: numberOf(asked), waiting: numberOf(waiting), late: numberOf(late) },
    }))
  }
  const { rows } = await database.execute(sql`
    select ${counts}, count(w.contacted_at) as contacted,
      count(*) filter (where w.contacted_at <= w.due_at) as in_time from ${from}`)
  const total = rows[0] ?? {}
  return {
    days,
    total: {
      ...{ asked: numberOf(total.asked), waiting: numberOf(total.waiting), late: numberOf(total.late) },
      ...{ contacted: numberOf(total.contacted), inTime: numberOf(total.in_time) },
    },
    by: {
      project: await by('project'),
      source: await by('source'),
      language: await by('language'),
      day: everyDay(await by('day'), days, ctx.now),
    },
  }
}
