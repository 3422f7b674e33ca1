-- What is published of the foreign quota of each building, in hundredths of a square metre. What was sold to foreigners
-- elsewhere becomes content of the project, with the day of its count.

create table foreign_quotas (
  project_id integer not null references projects (id) on delete cascade,
  building text not null,
  total integer not null,
  taken integer not null,
  reckoned_at timestamptz not null,
  primary key (project_id, building)
);
