-- Links and files for the members of a programme: for all of them, or for those of one role.
create table resources (
  id bigint generated always as identity primary key,
  program_id bigint not null references programs,
  title text not null check (length(title) between 1 and 100),
  category text not null check (category in ('link', 'file')),
  -- Null: for everybody.
  role_id bigint references roles,
  description text not null default '' check (length(description) <= 1000),
  url text not null default '',
  file_key text,
  file_name text,
  file_type text,
  file_size integer,
  created_by bigint not null references users,
  created_at timestamptz not null,
  check ((category = 'file') = (file_key is not null))
);
create index resources_program on resources (program_id, id desc);
