-- What a program decides about how its mentees and mentors are matched (M15); without a row, what is usual for its template.
create table matching_settings (
  program_id bigint primary key references programs,
  -- From 0, off, to 10, must, by the name of the criterion.
  weights jsonb not null constraint matching_settings_weights_object check (jsonb_typeof(weights) = 'object'),
  lowest_score integer not null constraint matching_settings_lowest_score_range check (lowest_score between 0 and 10000),
  mentors_per_mentee integer not null
    constraint matching_settings_mentors_per_mentee_range check (mentors_per_mentee between 1 and 3),
  -- For mentors without a capacity of their own.
  mentees_per_mentor integer not null
    constraint matching_settings_mentees_per_mentor_range check (mentees_per_mentor between 1 and 50),
  different_line boolean not null,
  different_team boolean not null,
  shared_language boolean not null,
  least_shared_hours integer not null
    constraint matching_settings_least_shared_hours_range check (least_shared_hours between 0 and 60),
  updated_by bigint not null references users,
  updated_at timestamptz not null
);

-- Two people who are a pair in every draft, or in none.
create table matching_named_pairs (
  program_id bigint not null references programs,
  mentee_id bigint not null references users,
  mentor_id bigint not null references users,
  kind text not null constraint matching_named_pairs_kind_known check (kind in ('together', 'apart')),
  primary key (program_id, mentee_id, mentor_id)
);

-- Pairs that are proposed, for admins alone.
create table matching_drafts (
  id bigint generated always as identity primary key,
  program_id bigint not null references programs,
  status text not null constraint matching_drafts_status_known
    check (status in ('running', 'ready', 'failed', 'cancelled', 'published', 'undone', 'discarded')),
  -- Counts what admins do to it, so that two never work on the same state unawares.
  version integer not null default 1,
  -- What it was calculated with: weights, rules, named pairs.
  basis jsonb not null constraint matching_drafts_basis_object check (jsonb_typeof(basis) = 'object'),
  -- The draft whose locked pairs stay in this one.
  around_id bigint references matching_drafts,
  step text not null constraint matching_drafts_step_known check (step in ('reading', 'comparing', 'matching', 'writing')),
  done integer not null constraint matching_drafts_done_range check (done between 0 and 100),
  created_by bigint not null references users,
  created_at timestamptz not null,
  settled_by bigint references users,
  settled_at timestamptz,
  -- When the people of the published pairs were told.
  told_at timestamptz,
  constraint matching_drafts_told_if_published check (told_at is null or status = 'published')
);
create index matching_drafts_program on matching_drafts (program_id, id);
create unique index matching_drafts_one_running on matching_drafts (program_id) where status = 'running';
create index matching_drafts_to_tell on matching_drafts (settled_at) where status = 'published' and told_at is null;

-- The cohort as it was when the draft was calculated. `place` is where a mentor stands in what is kept for each mentee.
create table matching_mentors (
  draft_id bigint not null references matching_drafts,
  mentor_id bigint not null references users,
  place integer not null,
  seats integer not null constraint matching_mentors_seats_positive check (seats > 0),
  load integer not null constraint matching_mentors_load_not_negative check (load >= 0),
  primary key (draft_id, mentor_id),
  constraint matching_mentors_place_once unique (draft_id, place)
);
create index matching_mentors_mentor on matching_mentors (mentor_id);

create table matching_mentees (
  draft_id bigint not null references matching_drafts,
  mentee_id bigint not null references users,
  wants integer not null constraint matching_mentees_wants_positive check (wants > 0),
  -- For each mentor in their places, 16 bits: the score, or below zero the rule that keeps the two apart.
  scores bytea not null,
  -- For each mentor, 16 bits for each criterion: how well the two fit, or −1 where nothing is known.
  fits bytea not null,
  primary key (draft_id, mentee_id)
);
create index matching_mentees_mentee on matching_mentees (mentee_id);

create table matching_pairs (
  draft_id bigint not null references matching_drafts,
  mentee_id bigint not null references users,
  mentor_id bigint not null references users,
  score integer not null constraint matching_pairs_score_range check (score between 0 and 10000),
  -- How well the two fit in each way, in the order of the criteria.
  fits smallint[] not null,
  -- Why it stands whatever the calculation says.
  fixed text constraint matching_pairs_fixed_known check (fixed in ('named_together', 'lock', 'override')),
  -- What became of it when the draft was published: a pair, or the refusal.
  pairing_id bigint references pairings,
  refused text,
  primary key (draft_id, mentee_id, mentor_id)
);
create index matching_pairs_mentee on matching_pairs (mentee_id);
create index matching_pairs_mentor on matching_pairs (mentor_id);
create index matching_pairs_pairing on matching_pairs (pairing_id) where pairing_id is not null;
