import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * An account is active, blocked or merged, and only one of them: merged exactly while a merge of it stands, so that nothing
 * but taking the merge back opens it again. The record of a merge outlives the accounts. Homes that several people have an
 * opinion of can be put back on a shared list, and whoever joined a household is known by who invited them.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table members add column standing text not null default 'active'
      check (standing in ('active', 'blocked', 'merged'));
    update members set standing = 'blocked' where blocked_at is not null;
    update members m set standing = 'merged', blocked_at = null, blocked_reason = null
      from member_merges g where g.merged = m.id and g.undone_at is null;
    alter table members add constraint members_blocked_with_reason
      check ((standing = 'blocked') = (blocked_at is not null) and (blocked_at is null) = (blocked_reason is null));
    create index members_created on members (created_at desc, id);

    alter table member_merges drop constraint member_merges_kept_fkey;
    alter table member_merges drop constraint member_merges_merged_fkey;
    alter table member_merges add column closed_at timestamptz;

    create function member_is_merged_while_merge_stands() returns trigger language plpgsql as $$
    declare account uuid;
    begin
      if tg_table_name = 'members' then account := new.id; else account := new.merged; end if;
      if exists (select 1 from members m where m.id = account and (m.standing = 'merged') <>
          exists (select 1 from member_merges g where g.merged = account and g.undone_at is null)) then
        raise exception 'the standing of account % does not agree with its merges', account;
      end if;
      return null;
    end $$;
    create constraint trigger members_standing_agrees after insert or update of standing on members
      deferrable initially deferred for each row execute function member_is_merged_while_merge_stands();
    create constraint trigger member_merges_standing_agrees after insert or update of undone_at on member_merges
      deferrable initially deferred for each row execute function member_is_merged_while_merge_stands();

    alter table household_people add column invited_by uuid references members (id) on delete set null;
    alter table household_homes add column removed_at timestamptz;
    alter table household_homes add column removed_by uuid references members (id) on delete set null;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table household_homes drop column removed_by, drop column removed_at;
    alter table household_people drop column invited_by;
    drop trigger members_standing_agrees on members;
    drop trigger member_merges_standing_agrees on member_merges;
    drop function member_is_merged_while_merge_stands;
    delete from member_merges where closed_at is not null;
    alter table member_merges drop column closed_at;
    alter table member_merges add constraint member_merges_kept_fkey
      foreign key (kept) references members (id) on delete cascade;
    alter table member_merges add constraint member_merges_merged_fkey
      foreign key (merged) references members (id) on delete cascade;
    drop index members_created;
    alter table members drop constraint members_blocked_with_reason;
    alter table members drop column standing;`)
}
