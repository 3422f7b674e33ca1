import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Members who look for a home together: who is in, who is invited, their list, and what each thinks of it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table households (
      id uuid primary key default gen_random_uuid(),
      created_at timestamptz not null
    );
    create table household_people (
      member uuid primary key references members (id) on delete cascade,
      household uuid not null references households (id) on delete cascade,
      joined_at timestamptz not null
    );
    create index household_people_household_idx on household_people (household);
    create table household_invitations (
      id uuid primary key default gen_random_uuid(),
      household uuid not null references households (id) on delete cascade,
      invited_by uuid not null references members (id) on delete cascade,
      email varchar not null,
      locale varchar not null,
      salt varchar not null,
      token_hash varchar not null unique,
      expires_at timestamptz not null
    );
    create index household_invitations_household_idx on household_invitations (household);
    create table household_homes (
      household uuid not null references households (id) on delete cascade,
      slug varchar not null,
      added_at timestamptz not null,
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
      foreign key (household, slug) references household_homes (household, slug) on delete cascade
    );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table household_votes, household_homes, household_invitations, household_people, households;`)
}
