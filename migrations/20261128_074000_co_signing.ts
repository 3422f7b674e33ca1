import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

const LATER = `'signed', 'paying', 'booked', 'contract_appointed', 'contracted', 'transferred', 'lapsed',
  'cancelled_by_buyer', 'cancelled_by_company', 'paid_late', 'refunded'`
const STATES = (first: string) => `check (state in (${first}, ${LATER}))`

/**
 * Every buyer signs the reservation contract: the text that the first one signed, each signature under its hash, and the
 * link by which the others sign. The database itself guards that nobody signs another text or twice, and that text and
 * signatures are only added to. They are deleted when nobody is named in the booking any more.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    alter table bookings drop constraint bookings_state_check;
    alter table bookings add constraint bookings_state_check
      ${STATES("'held', 'identified', 'verified', 'on_paper', 'co_signing'")};

    create table booking_signings (
      booking_id bigint primary key references bookings (id) on delete restrict,
      version text not null,
      locale text not null,
      text_th text not null,
      text_translated text not null,
      sha256 text not null,
      begun_at timestamptz not null,
      unique (booking_id, sha256)
    );

    create table booking_signatures (
      booking_id bigint not null,
      buyer smallint not null check (buyer between 1 and 4),
      sha256 text not null,
      signed_name text not null,
      signed_at timestamptz not null,
      primary key (booking_id, buyer),
      constraint booking_signatures_one_text foreign key (booking_id, sha256)
        references booking_signings (booking_id, sha256) on delete restrict
    );

    create function booking_signatures_are_kept() returns trigger language plpgsql as $body$
      begin
        if tg_op = 'DELETE' and exists (select from bookings where id = old.booking_id and identity is null and state in
          ('lapsed', 'transferred', 'cancelled_by_buyer', 'cancelled_by_company', 'paid_late', 'refunded')) then
          return old;
        end if;
        raise exception 'what was signed is kept while its booking names its buyers';
      end $body$;
    create trigger booking_signings_kept before update or delete on booking_signings
      for each row execute function booking_signatures_are_kept();
    create trigger booking_signatures_kept before update or delete on booking_signatures
      for each row execute function booking_signatures_are_kept();

    create table booking_signers (
      booking_id bigint not null references bookings (id) on delete cascade,
      buyer smallint not null check (buyer between 2 and 4),
      round integer not null,
      link_hash text not null unique,
      sent_at timestamptz not null,
      primary key (booking_id, buyer)
    );

    alter table booking_codes add column buyer smallint not null default 1 check (buyer between 1 and 4);
    alter table booking_codes drop constraint booking_codes_pkey, add primary key (booking_id, purpose, buyer);`),
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    delete from booking_codes where buyer <> 1;
    alter table booking_codes drop constraint booking_codes_pkey, add primary key (booking_id, purpose);
    alter table booking_codes drop column buyer;
    drop table booking_signers, booking_signatures, booking_signings;
    drop function booking_signatures_are_kept();
    update bookings set state = 'verified' where state = 'co_signing';
    alter table bookings drop constraint bookings_state_check;
    alter table bookings add constraint bookings_state_check
      ${STATES("'held', 'identified', 'verified', 'on_paper'")};`),
  )
}
