-- The tokens of rate limits. The limiter used to create its table at its first use, so that a site may have it.

create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

-- Files that visitors sent. Their content is in a private folder, under the id; without owner they wait to be claimed.

create table uploads (
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  name text not null,
  kind text not null check (kind in ('picture', 'pdf')),
  bytes integer not null check (bytes > 0),
  sha256 text not null,
  owner text,
  taken_at timestamptz not null
);
create index uploads_owner_idx on uploads (owner, taken_at);

-- Which form of the back office saved a document last, and as which version (0115). One row a document.

create table form_saves (
  document text primary key,
  form text not null default '',
  saved_as timestamptz
);
