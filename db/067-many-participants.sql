-- An act of an admin on many participants: who is meant stands still from the first moment, and a job goes through them.
create table participant_acts (
  id bigint generated always as identity primary key,
  program_id bigint not null references programs,
  act text not null constraint participant_acts_act_known check (act in ('role', 'remind', 'resend', 'remove')),
  role_id bigint references roles,
  status text not null constraint participant_acts_status_known check (status in ('running', 'done')),
  -- How many of the chosen were no members any more: their names are nothing to us.
  gone integer not null default 0 constraint participant_acts_gone_not_negative check (gone >= 0),
  created_by bigint not null references users,
  created_at timestamptz not null,
  finished_at timestamptz,
  constraint participant_acts_role_named check ((act = 'role') = (role_id is not null))
);
create index participant_acts_program on participant_acts (program_id);
create table participant_act_people (
  act_id bigint not null references participant_acts on delete cascade,
  user_id bigint not null references users,
  state text not null constraint participant_act_people_state_known check (state in ('waiting', 'done', 'left_out')),
  -- The code of the refusal that the person alone would have met.
  reason text,
  primary key (act_id, user_id),
  constraint participant_act_people_reason_given check ((state = 'left_out') = (reason is not null))
);
create index participant_act_people_state on participant_act_people (act_id, state, user_id);
-- Nobody is reminded twice a day, by whichever admin.
alter table program_memberships add column reminded_at timestamptz;
alter table emails_to_many drop constraint emails_to_many_kind_known;
alter table emails_to_many add constraint emails_to_many_kind_known
  check (kind in ('invitations', 'import', 'agenda', 'decisions', 'pairs', 'reminders'));

-- A list of participants that an admin looks at often, for themselves, in one program.
create table saved_filters (
  id bigint generated always as identity primary key,
  program_id bigint not null references programs,
  user_id bigint not null references users,
  name text not null constraint saved_filters_name_length check (length(name) between 1 and 60),
  filter jsonb not null,
  created_at timestamptz not null
);
create unique index saved_filters_once on saved_filters (program_id, user_id, lower(name));
create index saved_filters_user on saved_filters (user_id);
