-- A learning plan: one for each person on the platform and in each program (B57).
create table objective_sets (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  program_id bigint references programs,
  -- What was answered, by the purpose of each question.
  answers jsonb not null,
  provider text not null constraint objective_sets_provider_known check (provider in ('openai', 'claude')),
  status text not null constraint objective_sets_status_known check (status in ('generating', 'ready')),
  written_by text constraint objective_sets_written_by_known check (written_by in ('rules', 'openai', 'claude')),
  description text not null default '' constraint objective_sets_description_length check (length(description) <= 2000),
  -- The day on which its first month begins, on the calendar of its owner.
  starts_on date not null,
  created_at timestamptz not null,
  -- When it was last asked for: a plan that does not come can be asked for again.
  asked_at timestamptz not null,
  ready_at timestamptz,
  constraint objective_sets_ready_whole check ((status = 'ready') = (ready_at is not null and written_by is not null))
);
create unique index objective_sets_one_each on objective_sets (user_id, coalesce(program_id, 0));
create index objective_sets_program on objective_sets (program_id) where program_id is not null;

create table monthly_objectives (
  id bigint generated always as identity primary key,
  set_id bigint not null references objective_sets on delete cascade,
  month_number smallint not null constraint monthly_objectives_month_known check (month_number between 1 and 6),
  title text not null constraint monthly_objectives_title_length check (length(title) <= 200),
  focus text not null constraint monthly_objectives_focus_length check (length(focus) <= 500),
  unique (set_id, month_number)
);

create table objectives (
  id bigint generated always as identity primary key,
  month_id bigint not null references monthly_objectives on delete cascade,
  title text not null constraint objectives_title_length check (length(title) between 1 and 200),
  description text not null default '' constraint objectives_description_length check (length(description) <= 1000),
  action text not null default '' constraint objectives_action_length check (length(action) <= 500),
  -- 'Expired' is a question about the day and is never stored (OBJ-19).
  status text not null default 'todo' constraint objectives_status_known check (status in ('todo', 'done')),
  priority text not null constraint objectives_priority_known check (priority in ('high', 'medium', 'low')),
  due_date date not null,
  sequence integer not null,
  tags text[] not null default '{}' constraint objectives_tags_few check (cardinality(tags) <= 5),
  hours smallint constraint objectives_hours_some check (hours > 0),
  evidence_note text not null default '' constraint objectives_evidence_length check (length(evidence_note) <= 500),
  evidence_link text constraint objectives_link_length check (length(evidence_link) <= 500),
  created_at timestamptz not null,
  done_at timestamptz,
  -- When its owner last did something about it: health reads this.
  touched_at timestamptz,
  constraint objectives_done_whole check ((status = 'done') = (done_at is not null))
);
create index objectives_month on objectives (month_id, sequence);

-- M46
create table objective_comments (
  id bigint generated always as identity primary key,
  objective_id bigint not null references objectives on delete cascade,
  author_id bigint not null references users,
  body text not null constraint objective_comments_body_length check (length(body) between 1 and 1000),
  created_at timestamptz not null
);
create index objective_comments_objective on objective_comments (objective_id, id);
create index objective_comments_author on objective_comments (author_id);

create table objective_suggestions (
  id bigint generated always as identity primary key,
  set_id bigint not null references objective_sets on delete cascade,
  author_id bigint not null references users,
  month_number smallint not null constraint objective_suggestions_month_known check (month_number between 1 and 6),
  title text not null constraint objective_suggestions_title_length check (length(title) between 1 and 200),
  description text not null default '' constraint objective_suggestions_description_length check (length(description) <= 1000),
  due_date date not null,
  status text not null default 'open' constraint objective_suggestions_status_known
    check (status in ('open', 'accepted', 'declined')),
  created_at timestamptz not null,
  answered_at timestamptz,
  objective_id bigint references objectives on delete set null,
  constraint objective_suggestions_answered_whole check ((status = 'open') = (answered_at is null))
);
create index objective_suggestions_set on objective_suggestions (set_id, id) where status = 'open';
create index objective_suggestions_author on objective_suggestions (author_id);
create index objective_suggestions_objective on objective_suggestions (objective_id) where objective_id is not null;

alter table notifications drop constraint notifications_object_type_known;
alter table notifications add constraint notifications_object_type_known
  check (object_type in ('Booking', 'Survey', 'Chat', 'InstantBooking', 'Group', 'Application', 'Pairing', 'Credit', 'Calendar', 'Event', 'Newsfeed', 'Safety', 'Objective'));
alter table unwanted_notifications drop constraint unwanted_notifications_kind_known;
alter table unwanted_notifications add constraint unwanted_notifications_kind_known
  check (kind in ('sessions', 'reminders', 'pairs', 'objectives', 'programs', 'events', 'credits', 'newsfeed', 'surveys', 'messages'));
