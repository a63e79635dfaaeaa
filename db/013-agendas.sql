-- What happens in a programme and when: its members see what is published.
create table agendas (
  id bigint generated always as identity primary key,
  program_id bigint not null references programs,
  title text not null check (length(title) between 1 and 100),
  description text not null default '' check (length(description) <= 2000),
  start_time timestamptz not null,
  end_time timestamptz not null,
  link text not null default '',
  link_name text not null default '',
  published boolean not null default false,
  -- The last save was told to the members by letter.
  sent_updated_agenda boolean not null default false,
  created_by bigint not null references users,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (end_time > start_time)
);
create index agendas_program on agendas (program_id, start_time, id);
