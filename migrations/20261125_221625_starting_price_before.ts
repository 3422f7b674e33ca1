import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What a starting price was before promotions, for prices that a promotion cuts already (decision 0098). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "projects" ADD COLUMN "price_before" numeric;
    ALTER TABLE "projects" ADD COLUMN "price_offer" varchar;
    ALTER TABLE "_projects_v" ADD COLUMN "version_price_before" numeric;
    ALTER TABLE "_projects_v" ADD COLUMN "version_price_offer" varchar;
    ALTER TABLE "unit_types" ADD COLUMN "price_before" numeric;
    ALTER TABLE "unit_types" ADD COLUMN "price_offer" varchar;

    create temporary table cut_units on commit drop as
      select project_id, unit_type_id, price, coalesce(price_before, price) as uncut, offers ->> 0 as key, id
      from units where state = 'available' and price > 0;
    update unit_types t set price_before = d.uncut, price_offer = d.key from (
      select unit_type_id as id, min(price) as low, min(uncut) as uncut, (array_agg(key order by price, id))[1] as key
      from cut_units group by unit_type_id
    ) d where d.id = t.id and d.uncut > d.low;

    create temporary table cut_projects on commit drop as
      select project_id as id, min(price) as low, min(uncut) as uncut, (array_agg(key order by price, id))[1] as key
      from cut_units group by project_id;
    update projects p set price_before = d.uncut, price_offer = d.key from cut_projects d
      where d.id = p.id and d.uncut > d.low;
    update _projects_v v set version_price_before = d.uncut, version_price_offer = d.key from cut_projects d
      where d.id = v.parent_id and v.latest and d.uncut > d.low;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "projects" DROP COLUMN "price_before";
    ALTER TABLE "projects" DROP COLUMN "price_offer";
    ALTER TABLE "_projects_v" DROP COLUMN "version_price_before";
    ALTER TABLE "_projects_v" DROP COLUMN "version_price_offer";
    ALTER TABLE "unit_types" DROP COLUMN "price_before";
    ALTER TABLE "unit_types" DROP COLUMN "price_offer";`)
}
