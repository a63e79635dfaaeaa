-- NPS-01…15: how likely somebody is to recommend us, or a program, asked once in each context.
create table nps_submissions (
  id bigint generated always as identity primary key,
  -- Null once the account is gone: the number stays, and nobody knows whose it was.
  user_id bigint references users,
  feedback_type text not null constraint nps_submissions_context
    check (feedback_type in ('sign_up', 'first_booking', 'program_application', 'portal_first_booking_nps')),
  program_id bigint references programs,
  number_of_stars smallint not null constraint nps_submissions_scale check (number_of_stars between 0 and 10),
  feedback_text jsonb not null default '[]',
  comment text not null default '' constraint nps_submissions_comment_length check (length(comment) <= 2000),
  submitted_at timestamptz not null,
  -- NPS-15, B118
  unique (user_id, feedback_type),
  constraint nps_submissions_place
    check ((program_id is not null) = (feedback_type in ('program_application', 'portal_first_booking_nps'))),
  -- NPS-07, NPS-08
  constraint nps_submissions_areas_below_six check ((number_of_stars < 6) = (jsonb_array_length(feedback_text) > 0))
);
create index nps_submissions_program on nps_submissions (program_id, id desc);

-- B90, NPS-16: surveys of a program.
create table surveys (
  id bigint generated always as identity primary key,
  program_id bigint not null references programs,
  title text not null constraint surveys_title_length check (length(title) between 1 and 100),
  description text not null default '' constraint surveys_description_length check (length(description) <= 2000),
  -- Null: mentors and mentees.
  role_id bigint references roles,
  anonymous boolean not null default false,
  status text not null default 'draft' constraint surveys_status_known check (status in ('draft', 'ongoing', 'completed')),
  send_at timestamptz,
  sent_at timestamptz,
  reminded_at timestamptz,
  completed_at timestamptz,
  created_by bigint not null references users,
  created_at timestamptz not null,
  constraint surveys_sent_unless_draft check ((status = 'draft') = (sent_at is null)),
  constraint surveys_completed_when_closed check ((status = 'completed') = (completed_at is not null)),
  constraint surveys_planned_as_draft check (send_at is null or status = 'draft')
);
create index surveys_program on surveys (program_id, id desc);
create index surveys_planned on surveys (send_at) where send_at is not null;

create table survey_questions (
  id bigint generated always as identity primary key,
  survey_id bigint not null references surveys on delete cascade,
  position integer not null,
  title text not null,
  description text not null default '',
  required boolean not null,
  question_type text not null constraint survey_questions_type_known
    check (question_type in ('scale', 'stars', 'text', 'options')),
  scale_start integer,
  scale_end integer,
  options jsonb not null default '[]',
  constraint survey_questions_scale_has_ends
    check ((question_type = 'scale') = (scale_start is not null and scale_end is not null and scale_end > scale_start)),
  unique (survey_id, position)
);

-- Who was sent a survey, and whether they have answered: reminders need it. When they did stands nowhere (M45).
create table survey_recipients (
  id bigint generated always as identity primary key,
  survey_id bigint not null references surveys,
  -- Null once the account is gone.
  user_id bigint references users,
  answered boolean not null default false,
  unique (survey_id, user_id)
);
create index survey_recipients_user on survey_recipients (user_id);

-- The key is drawn by lot, so that no order tells who answered what; of an anonymous survey nothing binds one answer to
-- another, or to a person (M45).
create table survey_answers (
  id uuid primary key,
  survey_id bigint not null references surveys,
  question_id bigint not null references survey_questions,
  user_id bigint references users,
  answer text not null constraint survey_answers_length check (length(answer) between 1 and 2000),
  unique (question_id, user_id)
);
create index survey_answers_survey on survey_answers (survey_id);
create index survey_answers_user on survey_answers (user_id);

alter table emails_to_many drop constraint emails_to_many_kind_known;
alter table emails_to_many add constraint emails_to_many_kind_known
  check (kind in ('invitations', 'import', 'agenda', 'decisions', 'pairs', 'reminders', 'events', 'surveys'));

-- M16: how each side of a pair finds it, asked on day 30 and then every 60 days; a part of the felt quality of its health.
create table pulses (
  id bigint generated always as identity primary key,
  pairing_id bigint not null references pairings,
  user_id bigint not null references users,
  -- 0 on day 30, 1 on day 90, and so on.
  round integer not null constraint pulses_round_counted check (round >= 0),
  helpful smallint not null constraint pulses_helpful_stars check (helpful between 1 and 5),
  at_ease smallint not null constraint pulses_at_ease_stars check (at_ease between 1 and 5),
  answered_at timestamptz not null,
  unique (pairing_id, user_id, round)
);
create index pulses_user on pulses (user_id);
