-- The tables of members: written by hand, as no editor edits them and Payload does not know them.

create table member_challenges (
  id uuid default gen_random_uuid() primary key,
  purpose varchar not null check (purpose in ('sign-in', 'register', 'password')),
  email varchar not null,
  locale varchar not null,
  salt varchar not null,
  browser_hash varchar not null,
  link_hash varchar not null unique,
  pending jsonb,
  tries integer not null default 0 check (tries <= 5),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  consumed_at timestamptz,
  proven_at timestamptz,
  finished_at timestamptz
);
create index member_challenges_expires_at_idx on member_challenges (expires_at);

create table members (
  id uuid default gen_random_uuid() primary key,
  olm_id varchar not null unique,
  ola_id varchar not null unique,
  email varchar not null,
  name varchar not null,
  phone varchar,
  birthday date,
  address varchar,
  locale varchar not null check (locale in ('th', 'en', 'chs', 'cht')),
  password_hash varchar,
  preferences jsonb,
  asked_at timestamptz,
  blocked_at timestamptz,
  blocked_reason varchar,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  phone_verified_at timestamptz,
  standing text not null default 'active' check (standing in ('active', 'blocked', 'merged')),
  constraint members_check check ((blocked_at is null) = (blocked_reason is null)),
  constraint members_blocked_with_reason check ((((standing = 'blocked') = (blocked_at is not null))
    and ((blocked_at is null) = (blocked_reason is null))))
);
create unique index members_email_idx on members (email);
create index members_created_at_idx on members (created_at);
create index members_created on members (created_at desc, id);

create table member_sessions (
  id uuid default gen_random_uuid() primary key,
  member uuid not null references members (id) on delete cascade,
  token_hash varchar not null unique,
  device varchar not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  ends_at timestamptz not null,
  proven_at timestamptz,
  revoked_at timestamptz
);
create index member_sessions_member_idx on member_sessions (member) where (revoked_at is null);
create index member_sessions_ends_at_idx on member_sessions (ends_at);

create table member_sign_ins (
  id uuid default gen_random_uuid() primary key,
  member uuid not null references members (id) on delete cascade,
  event varchar not null,
  device varchar not null,
  at timestamptz not null
);
create index member_sign_ins_member_idx on member_sign_ins (member, at desc);

create table member_consents (
  id uuid default gen_random_uuid() primary key,
  member uuid not null references members (id) on delete cascade,
  purpose varchar not null,
  given boolean not null,
  notice varchar not null,
  wording varchar not null,
  at timestamptz not null
);
create index member_consents_member_idx on member_consents (member, at);

create table member_saved_homes (
  member uuid not null references members (id) on delete cascade,
  slug varchar not null,
  saved_at timestamptz not null,
  primary key (member, slug)
);

-- The passkeys of members. Nothing of them is secret.

create table member_passkeys (
  id uuid default gen_random_uuid() primary key,
  member uuid not null references members (id) on delete cascade,
  name varchar not null,
  credential varchar not null unique,
  public_key varchar not null,
  counter bigint not null,
  transports jsonb not null,
  since timestamptz not null,
  used_at timestamptz
);
create index member_passkeys_member_idx on member_passkeys (member);

-- Changes of an address that wait for both codes, codes for a phone number, and when a number was proven.

create table member_email_changes (
  member uuid primary key references members (id) on delete cascade,
  email varchar not null,
  old_salt varchar not null,
  new_salt varchar not null,
  tries integer not null default 0 check (tries <= 5),
  expires_at timestamptz not null
);

create table member_phone_codes (
  member uuid primary key references members (id) on delete cascade,
  phone varchar not null,
  salt varchar not null,
  tries integer not null default 0 check (tries <= 5),
  expires_at timestamptz not null
);

-- Members who look for a home together: who is in, who is invited, their list, and what each thinks of it.

create table households (
  id uuid default gen_random_uuid() primary key,
  created_at timestamptz not null
);

create table household_invitations (
  id uuid default gen_random_uuid() primary key,
  household uuid not null references households (id) on delete cascade,
  invited_by uuid not null references members (id) on delete cascade,
  email varchar not null,
  locale varchar not null,
  salt varchar not null,
  token_hash varchar not null unique,
  expires_at timestamptz not null
);
create index household_invitations_household_idx on household_invitations (household);

create table household_people (
  member uuid primary key references members (id) on delete cascade,
  household uuid not null references households (id) on delete cascade,
  joined_at timestamptz not null,
  invited_by uuid references members (id) on delete set null
);
create index household_people_household_idx on household_people (household);

create table household_homes (
  household uuid not null references households (id) on delete cascade,
  slug varchar not null,
  added_at timestamptz not null,
  removed_at timestamptz,
  removed_by uuid references members (id) on delete set null,
  primary key (household, slug)
);

create table household_votes (
  household uuid not null,
  slug varchar not null,
  member uuid not null references household_people (member) on delete cascade,
  vote varchar not null check (vote in ('yes', 'maybe', 'no')),
  note varchar not null,
  at timestamptz not null,
  primary key (household, slug, member),
  constraint household_votes_household_slug_fkey foreign key (household,
    slug) references household_homes (household, slug) on delete cascade
);

-- LINE accounts that sign a member in, and those that wait for a proven address.

create table member_identities (
  kind varchar not null check (kind = 'line'),
  subject varchar not null,
  member uuid not null references members (id) on delete cascade,
  since timestamptz not null,
  primary key (kind, subject)
);
create unique index member_identities_member_idx on member_identities (member, kind);

create table member_pending_identities (
  token_hash varchar primary key,
  kind varchar not null,
  subject varchar not null,
  email varchar,
  expires_at timestamptz not null
);

-- Which member of staff looked at which account, and when. Only added to.

create table member_views (
  id bigint generated by default as identity primary key,
  member uuid not null references members (id) on delete cascade,
  staff integer not null,
  at timestamptz not null,
  seen text not null default 'opened' check (seen in ('listed', 'opened', 'exported'))
);
create index member_views_member_idx on member_views (member, at desc);

-- Accounts that staff merged, with all that is needed to take it back. An account is merged into one other at a time.

create table member_merges (
  id bigint generated by default as identity primary key,
  kept uuid not null,
  merged uuid not null,
  reason text not null check (btrim(reason) <> ''),
  staff integer not null,
  at timestamptz not null,
  before jsonb not null,
  added_homes jsonb not null,
  undone_at timestamptz,
  undone_by integer,
  closed_at timestamptz,
  constraint member_merges_check check (kept <> merged)
);
create unique index member_merges_once on member_merges (merged) where (undone_at is null);
create index member_merges_kept on member_merges (kept) where (undone_at is null);

-- The picture of a member: one square WebP, some 30 kB, deleted with the account. Nobody else reads it.

create table member_pictures (
  member uuid primary key references members (id) on delete cascade,
  version text not null,
  webp bytea not null check (((octet_length(webp) >= 1) and (octet_length(webp) <= 1000000))),
  taken_at timestamptz not null
);

-- An account is active, blocked or merged, and only one of them: merged exactly while a merge of it stands, so that nothing
-- but taking the merge back opens it again. The record of a merge outlives the accounts. Homes that several people have an
-- opinion of can be put back on a shared list, and whoever joined a household is known by who invited them.

create function member_is_merged_while_merge_stands()
  returns trigger
  language plpgsql
as $$
declare account uuid;
begin
  if tg_table_name = 'members' then account := new.id; else account := new.merged; end if;
  if exists (select 1 from members m where m.id = account and (m.standing = 'merged') <>
      exists (select 1 from member_merges g where g.merged = account and g.undone_at is null)) then
    raise exception 'the standing of account % does not agree with its merges', account;
  end if;
  return null;
end
$$;

create constraint trigger members_standing_agrees after insert or update of standing on members deferrable initially deferred
  for each row execute function member_is_merged_while_merge_stands();
create constraint trigger member_merges_standing_agrees after insert or update of undone_at on member_merges deferrable initially deferred
  for each row execute function member_is_merged_while_merge_stands();
