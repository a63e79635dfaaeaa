create table user_infos (
  user_id bigint primary key references users,
  profile_photo text,
  banner text,
  profile_intro text,
  job_title text,
  company text,
  country_id bigint references countries,
  gender text check (gender in ('male', 'female', 'others')),
  impact_to_create text,
  linkedin_url text,
  instagram_url text,
  working_experience text,
  working_experience_level text,
  job_roles text[] not null default '{}' check (cardinality(job_roles) <= 3),
  who_to_mentor smallint[] not null default '{}',
  close_edit_mentor_profile_popup boolean not null default false,
  -- Approved for the platform, and since when (B10, B19).
  mentor_since timestamptz
);

create table user_languages (user_id bigint not null references users, language_id bigint not null references languages, primary key (user_id, language_id));
create table user_industries (
  user_id bigint not null references users,
  industry_id bigint not null references industries,
  kind text not null check (kind in ('own', 'interested')),
  primary key (user_id, industry_id, kind)
);
create table user_skills (user_id bigint not null references users, skill_id bigint not null references skills, primary key (user_id, skill_id));
create table user_services (user_id bigint not null references users, service_id bigint not null references services, primary key (user_id, service_id));
create table user_companies (user_id bigint not null references users, company_id bigint not null references companies, primary key (user_id, company_id));
create table user_goals (user_id bigint not null references users, goal_id bigint not null references goals, primary key (user_id, goal_id));

create table jobs (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  name text not null,
  company_name text not null check (length(company_name) <= 60),
  description text,
  start_date date not null,
  end_date date,
  is_current boolean not null,
  created_at timestamptz not null,
  check (end_date is null or end_date >= start_date),
  check (not (is_current and end_date is not null))
);
create index jobs_user on jobs (user_id, start_date desc);

create table colleges (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  university_id bigint references universities,
  university_name text not null check (length(university_name) <= 60),
  level text not null,
  program_name text not null,
  start_date date not null,
  end_date date,
  study_status smallint not null check (study_status in (0, 1)),
  created_at timestamptz not null,
  check (end_date is null or end_date >= start_date),
  check (not (study_status = 1 and end_date is not null))
);
create index colleges_user on colleges (user_id, start_date desc);

create table mentor_applications (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  payload jsonb not null,
  status text not null check (status in ('pending', 'approved', 'rejected')),
  application_date timestamptz not null,
  decided_at timestamptz,
  decided_by bigint references users
);
create unique index mentor_applications_one_pending on mentor_applications (user_id) where status = 'pending';
create index mentor_applications_status on mentor_applications (status, application_date);

create table follows (
  user_id bigint not null references users,
  mentor_id bigint not null references users,
  created_at timestamptz not null,
  primary key (user_id, mentor_id),
  check (user_id <> mentor_id)
);
create index follows_mentor on follows (mentor_id);

-- One row a viewer and day (B18).
create table profile_views (
  user_id bigint not null references users,
  viewer_id bigint not null references users,
  day date not null,
  primary key (user_id, viewer_id, day)
);

create table referrals (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  referee_name text not null,
  referee_email citext not null,
  user_type text not null,
  mentor_id bigint references users,
  created_at timestamptz not null
);
create index referrals_user on referrals (user_id, referee_email, created_at);
create table referral_links (
  user_id bigint primary key references users,
  token text not null unique
);
