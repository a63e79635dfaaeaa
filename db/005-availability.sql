-- Wall times in the mentor's own zone (users.timezone): '24:00' is the end of a day.
create table availability_rules (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  program_id bigint,
  weekday smallint not null check (weekday between 0 and 6),
  from_time char(5) not null,
  to_time char(5) not null,
  check (from_time < to_time)
);
create index availability_rules_user on availability_rules (user_id);

create table availability_overrides (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  program_id bigint,
  day date not null,
  blocked boolean not null,
  from_time char(5),
  to_time char(5),
  check (blocked = (from_time is null)),
  check ((from_time is null) = (to_time is null)),
  check (from_time < to_time)
);
create index availability_overrides_user on availability_overrides (user_id, day);

-- M05; a mentor without a row has the defaults.
create table availability_settings (
  user_id bigint primary key references users,
  dnd boolean not null default false,
  notice_minutes integer not null default 120 check (notice_minutes between 0 and 43200),
  buffer_before_minutes integer not null default 0 check (buffer_before_minutes between 0 and 240),
  buffer_after_minutes integer not null default 0 check (buffer_after_minutes between 0 and 240),
  sessions_a_week integer check (sessions_a_week between 1 and 100)
);
