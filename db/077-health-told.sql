-- When members of a program were reminded of the feedback that they owe (B75), and whose pairs that was about.
create table health_feedback_reminders (
  id bigint generated always as identity primary key,
  program_id bigint not null references programs,
  sent_by bigint not null references users,
  sent_at timestamptz not null
);
create index health_feedback_reminders_program on health_feedback_reminders (program_id, sent_at desc);
create table health_reminded_people (
  reminder_id bigint not null references health_feedback_reminders on delete cascade,
  user_id bigint not null references users,
  primary key (reminder_id, user_id)
);
create index health_reminded_people_user on health_reminded_people (user_id);
create table health_reminded_pairings (
  pairing_id bigint primary key references pairings,
  reminded_at timestamptz not null
);

-- What was done about the silence of a pair: nudged once a cycle, warned once a silence.
create table health_acts (
  pairing_id bigint primary key references pairings,
  nudged_at timestamptz,
  warned_at timestamptz
);
