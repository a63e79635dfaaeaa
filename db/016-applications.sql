-- Application forms of a programme, who applies, what they answered, and who decided it.
create table applications (
  id bigint generated always as identity primary key,
  program_id bigint not null references programs,
  name text not null check (length(name) between 1 and 100),
  description text not null default '' check (length(description) <= 2000),
  user_type text not null check (user_type in ('mentee', 'mentor', 'admin')),
  role_id bigint not null references roles,
  -- The end of its public address (B79).
  link_ref text not null unique check (link_ref ~ '^[a-z]{10}$'),
  published boolean not null default false,
  created_by bigint not null references users,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Counts every save: who saves over somebody else's is told.
  version integer not null default 1,
  deleted_at timestamptz
);
create index applications_program on applications (program_id, id desc) where deleted_at is null;

create table application_questions (
  id bigint generated always as identity primary key,
  application_id bigint not null references applications,
  title text not null check (length(title) between 1 and 300),
  description text not null default '' check (length(description) <= 1000),
  required boolean not null default true,
  question_type text not null check (question_type in ('scale', 'text', 'options')),
  scale_start integer,
  scale_end integer,
  options jsonb not null default '[]',
  position integer not null,
  -- Answers point to it: a question is hidden, never deleted.
  deleted_at timestamptz,
  check (question_type <> 'scale' or scale_end > scale_start)
);
create index application_questions_application on application_questions (application_id, position) where deleted_at is null;

create table applicants (
  id bigint generated always as identity primary key,
  application_id bigint not null references applications,
  user_id bigint not null references users,
  status text not null check (status in ('draft', 'applied', 'shortlisted', 'approved', 'rejected')),
  applied_on timestamptz,
  joined_at timestamptz,
  invite_sent_at timestamptz,
  rejection_sent_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- B79: one applicant a person and application.
  constraint applicants_once unique (application_id, user_id),
  check ((status = 'draft') = (applied_on is null))
);
create index applicants_status on applicants (application_id, status, applied_on desc, id desc);
create index applicants_user on applicants (user_id);

create table applicant_answers (
  applicant_id bigint not null references applicants on delete cascade,
  question_id bigint not null references application_questions,
  answer text not null check (length(answer) between 1 and 5000),
  primary key (applicant_id, question_id)
);

create table applicant_decisions (
  id bigint generated always as identity primary key,
  applicant_id bigint not null references applicants on delete cascade,
  from_status text not null,
  to_status text not null check (to_status in ('shortlisted', 'approved', 'rejected')),
  decided_by bigint not null references users,
  decided_at timestamptz not null
);
create index applicant_decisions_applicant on applicant_decisions (applicant_id, id);
-- C4: approved and rejected are for good, whoever else decides at the same moment.
create unique index applicant_decided_once on applicant_decisions (applicant_id) where to_status in ('approved', 'rejected');

alter table notifications drop constraint notifications_object_type_check;
alter table notifications add constraint notifications_object_type_check
  check (object_type in ('Booking', 'Survey', 'Chat', 'InstantBooking', 'Group', 'Application'));
