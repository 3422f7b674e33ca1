import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The history of a booking is only ever added to, with one exception: once nobody is named in the booking any more, the
 * words that staff wrote about a step go, too.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create or replace function booking_events_are_kept() returns trigger language plpgsql as $body$
      begin
        if tg_op = 'UPDATE' and new.note = ''
          and (new.id, new.booking_id, new.step, new.from_state, new.to_state, new.doer, new.staff, new.at)
            is not distinct from (old.id, old.booking_id, old.step, old.from_state, old.to_state, old.doer, old.staff, old.at)
          and exists (select from bookings where id = old.booking_id and identity is null and state in
            ('lapsed', 'transferred', 'cancelled_by_buyer', 'cancelled_by_company', 'paid_late', 'refunded')) then
          return new;
        end if;
        raise exception 'the history of a booking is only added to';
      end $body$;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    create or replace function booking_events_are_kept() returns trigger language plpgsql as $body$
      begin raise exception 'the history of a booking is only added to'; end $body$;`)
}
