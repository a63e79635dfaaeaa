create table enterprises (
  id bigint generated always as identity primary key,
  name text not null,
  slug citext not null unique,
  program_type text not null,
  estimated_participants text not null,
  country_id bigint not null references countries,
  phone_no text not null,
  owner_id bigint not null references users,
  created_at timestamptz not null
);
create table enterprise_admins (
  enterprise_id bigint not null references enterprises,
  user_id bigint not null references users,
  primary key (enterprise_id, user_id)
);
create index enterprise_admins_user on enterprise_admins (user_id);
