import type { Context } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { aFlag, aText, orNull } from '@/platform/database/decoders'
import { rowsOf } from '@/platform/database/rows'

/** The columns of every table and view of the application, as the catalog of the database has them. */
export const catalogOf = (ctx: Pick<Context, 'payload'>) =>
  rowsOf(
    ctx,
    sql`select c.relname as table_name, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
        c.relkind = 'r' and not a.attnotnull as may_be_null, a.atthasdef or a.attidentity <> '' as has_default,
        exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary and i.indnkeyatts = 1
          and i.indkey[0] = a.attnum) as is_key,
        (select string_agg(pg_get_constraintdef(k.oid), ' ') from pg_constraint k
          where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]) as checked
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v') order by c.relname, a.attnum`,
    {
      tableName: aText,
      name: aText,
      type: aText,
      mayBeNull: aFlag,
      hasDefault: aFlag,
      isKey: aFlag,
      checked: orNull(aText),
    },
  )

export type CatalogColumn = Awaited<ReturnType<typeof catalogOf>>[number]
