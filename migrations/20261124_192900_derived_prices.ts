import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The prices of unit types and projects become those of their available units, where there are any with a price. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    update unit_types t set price_from = d.low, price_to = d.high from (
      select unit_type_id as id, min(price) as low, max(price) as high from units
      where state = 'available' and price > 0 group by unit_type_id
    ) d where d.id = t.id and (t.price_from is distinct from d.low or t.price_to is distinct from d.high);

    create temporary table derived on commit drop as
      select project_id as id, min(price) as low, max(price) as high from units
      where state = 'available' and price > 0 group by project_id;
    update projects p set price_rate = d.low, max_price = d.high from derived d
      where d.id = p.id and (p.price_rate is distinct from d.low or p.max_price is distinct from d.high);
    update _projects_v v set version_price_rate = d.low, version_max_price = d.high from derived d
      where d.id = v.parent_id and v.latest;
    drop table derived;`)
}

/** What was typed before is not known any more. */
export async function down(_: MigrateDownArgs): Promise<void> {}
