-- Mentors who are suggested to a mentee (B136): in programs in which mentees pick, found anew every night; on the platform
-- (no program) those that have been seen there.
create table recommendations (
  id bigint generated always as identity primary key,
  program_id bigint references programs,
  user_id bigint not null references users,
  mentor_id bigint not null references users,
  -- Of 10,000; unknown on the platform.
  score integer constraint recommendations_score_range check (score between 0 and 10000),
  -- 1 for the one who is suggested first: the first are shared out by the mentors' room.
  rank integer not null constraint recommendations_rank_positive check (rank > 0),
  -- DSH-13: when the mentee has seen that this mentor is suggested.
  seen_at timestamptz,
  constraint recommendations_once unique nulls not distinct (user_id, program_id, mentor_id)
);
create index recommendations_mentor on recommendations (mentor_id);
create index recommendations_program on recommendations (program_id);

-- On which day (of UTC) a program's suggestions were last found.
create table recommendation_nights (program_id bigint primary key references programs, day date not null);
