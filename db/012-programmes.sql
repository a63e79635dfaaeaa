-- A programme of a company: the portal at /app/{enterprise}/{programme} and how mentoring goes there.
create table programs (
  id bigint generated always as identity primary key,
  enterprise_id bigint not null references enterprises,
  name text not null check (length(name) between 1 and 35),
  -- Fixed after creation: links in letters live on (B66).
  slug citext not null,
  description text not null check (length(description) between 1 and 300),
  photo text,
  start_date date,
  end_date date,
  duration text not null default '3_months' check (duration in ('1_months', '2_months', '3_months', 'set_end_duration')),
  timezone text not null default 'Asia/Kuala_Lumpur',
  no_of_participants text not null default 'less_than_20' check (no_of_participants in ('less_than_20', '20_to_80', 'more_than_80')),
  template_type text not null default 'create_my_own' check (template_type in (
    'create_my_own', 'employee_engagement_programme', 'entrepreneurship_programme', 'youth_employability_programme')),
  support_email text,
  pairing_method text not null check (pairing_method in ('mentee_picks', 'mentor_picks', 'admin_pairs')),
  smart_matching boolean not null default false,
  privacy_settings text not null default 'closed' check (privacy_settings in ('open', 'closed')),
  review_settings text not null default 'hidden' check (review_settings in ('shown', 'hidden')),
  whatsapp_notification boolean not null default false,
  is_active boolean not null default true,
  paid_access boolean not null default false,
  dashboard_alert text not null default '' check (length(dashboard_alert) <= 300),
  setup_step text not null default 'structure' check (setup_step in ('structure', 'pairing', 'reflections', 'draft', 'done')),
  -- M04: unanswered requests; 0 lets them stand until their start.
  request_expiry_hours integer not null default 48 check (request_expiry_hours between 0 and 720),
  created_by bigint not null references users,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Counts every save: who saves over somebody else's is told.
  version integer not null default 1,
  unique (enterprise_id, slug),
  check (end_date is null or start_date is null or end_date >= start_date)
);
create unique index programs_name_free on programs (enterprise_id, lower(name));
create index programs_ending on programs (end_date) where is_active;

create table white_labels (
  program_id bigint primary key references programs,
  dashboard_primary_colour text not null default '#428AC9' check (dashboard_primary_colour ~ '^#[0-9A-Fa-f]{6}$'),
  dashboard_secondary_colour text not null default '#FFFFFF' check (dashboard_secondary_colour ~ '^#[0-9A-Fa-f]{6}$'),
  newsfeed_banner text,
  signup_vertical_banner text,
  sign_up_logo text,
  sign_in_logo text,
  sign_up_logo_link text,
  sign_in_logo_link text
);

create table roles (
  id bigint generated always as identity primary key,
  program_id bigint not null references programs,
  name text not null check (length(name) between 1 and 60),
  user_type text not null check (user_type in ('mentee', 'mentor', 'admin')),
  is_owner boolean not null default false,
  created_at timestamptz not null
);
create unique index roles_name on roles (program_id, lower(name));

create table program_memberships (
  id bigint generated always as identity primary key,
  program_id bigint not null references programs,
  user_id bigint not null references users,
  role_id bigint not null references roles,
  -- M06: how many mentees a mentor takes here; null for no limit.
  capacity integer check (capacity between 0 and 1000),
  joined_at timestamptz not null,
  removed_at timestamptz,
  removed_by bigint references users,
  onboarded_at timestamptz
);
create unique index program_memberships_once on program_memberships (program_id, user_id) where removed_at is null;
create index program_memberships_user on program_memberships (user_id) where removed_at is null;
create index program_memberships_role on program_memberships (program_id, role_id, id) where removed_at is null;

create table learning_modules (
  id bigint generated always as identity primary key,
  program_id bigint not null references programs,
  position integer not null,
  name text not null check (length(name) between 1 and 100),
  description text not null default '' check (length(description) <= 5000),
  start_date date not null,
  end_date date not null,
  check (end_date >= start_date),
  -- PRG-34: no two of a programme share a day.
  constraint learning_modules_apart exclude using gist (program_id with =, daterange(start_date, end_date, '[]') with &&) deferrable initially deferred
);
create index learning_modules_program on learning_modules (program_id, position);
create table learning_module_tasks (
  id bigint generated always as identity primary key,
  learning_module_id bigint not null references learning_modules on delete cascade,
  position integer not null,
  name text not null check (length(name) between 1 and 100),
  description text not null check (length(description) <= 2000),
  category text not null check (category in ('session', 'assignment', 'mentor_class', 'survey')),
  link_name text not null default '',
  link_url text not null default ''
);
create index learning_module_tasks_module on learning_module_tasks (learning_module_id, position);

-- The mentoring services that a programme offers.
create table program_goals (
  id bigint generated always as identity primary key,
  program_id bigint not null references programs,
  mentor_label text not null check (length(mentor_label) between 1 and 100),
  enabled boolean not null default true,
  position integer not null,
  created_at timestamptz not null
);
create unique index program_goals_label on program_goals (program_id, lower(mentor_label));

-- What is asked after a session; a question without a programme is the platform's own.
create table impact_questions (
  id bigint generated always as identity primary key,
  program_id bigint references programs,
  title text not null check (length(title) between 1 and 300),
  description text not null default '' check (length(description) <= 1000),
  category text not null check (category in ('scale', 'stars', 'text', 'options')),
  required boolean not null default true,
  is_primary boolean not null default false,
  primary_tag text,
  user_type text not null check (user_type in ('mentor', 'mentee')),
  scale_start integer,
  scale_end integer,
  options jsonb not null default '[]',
  position integer not null,
  deleted_at timestamptz
);
create index impact_questions_program on impact_questions (program_id, user_type, position) where deleted_at is null;

alter table bookings add constraint bookings_program foreign key (program_id) references programs;
alter table activities add constraint activities_program foreign key (program_id) references programs;
alter table reviews add constraint reviews_program foreign key (program_id) references programs;
