import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What is published of the foreign quota of each building, in hundredths of a square metre. What was sold to foreigners
 * elsewhere becomes content of the project, with the day of its count.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table foreign_quotas (
      project_id integer not null references projects (id) on delete cascade,
      building text not null,
      total integer not null,
      taken integer not null,
      reckoned_at timestamptz not null,
      primary key (project_id, building)
    );

    insert into projects_foreign_areas (_order, _parent_id, id, building, area, as_of)
      select row_number() over (partition by project_id order by building), project_id,
        substr(md5(project_id || ':' || building), 1, 24), building, foreign_elsewhere / 100.0, now()
      from booking_buildings where foreign_elsewhere > 0;

    insert into _projects_v_version_foreign_areas (_order, _parent_id, building, area, as_of, _uuid)
      select a._order, v.id, a.building, a.area, a.as_of, a.id
      from projects_foreign_areas a join _projects_v v on v.parent_id = a._parent_id and v.latest;

    alter table booking_buildings drop column foreign_elsewhere;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table booking_buildings add column foreign_elsewhere integer not null default 0;
    insert into booking_buildings (project_id, building, foreign_elsewhere)
      select _parent_id, building, round(area * 100) from projects_foreign_areas where area > 0
      on conflict (project_id, building) do update set foreign_elsewhere = excluded.foreign_elsewhere;
    drop table foreign_quotas;`)
}
