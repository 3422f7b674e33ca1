import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Everybody who buys counts towards the limit of a campaign, not the first buyer alone: a row for each person of a booking.
 * Of bookings from before only the first one is known.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table booking_people (
      booking_id bigint not null references bookings (id) on delete cascade,
      person text not null,
      primary key (booking_id, person)
    );
    create index booking_people_person on booking_people (person);
    insert into booking_people (booking_id, person) select id, person from bookings where person is not null;
    alter table bookings drop column person;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table bookings add column person text;
    update bookings b set person = (select min(p.person) from booking_people p where p.booking_id = b.id);
    create index bookings_person on bookings (person) where person is not null;
    drop table booking_people;`)
}
