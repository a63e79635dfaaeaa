-- How the pairs and groups of a program are (M16). What a program decides about that; without a row, what is usual.
create table health_settings (
  program_id bigint primary key references programs,
  rhythm_days integer not null default 30
    constraint health_settings_rhythm_days_range check (rhythm_days between 7 and 180),
  rhythm_weight integer not null default 30
    constraint health_settings_rhythm_weight_range check (rhythm_weight between 1 and 100),
  felt_weight integer not null default 30
    constraint health_settings_felt_weight_range check (felt_weight between 0 and 100),
  reliability_weight integer not null default 15
    constraint health_settings_reliability_weight_range check (reliability_weight between 0 and 100),
  forward_weight integer not null default 15
    constraint health_settings_forward_weight_range check (forward_weight between 0 and 100),
  goals_weight integer not null default 10
    constraint health_settings_goals_weight_range check (goals_weight between 0 and 100),
  -- Whether pairs that stay silent are warned and then ended.
  ends_silent boolean not null default false,
  updated_by bigint not null references users,
  updated_at timestamptz not null
);

-- When pairs and groups rested or had ended: their clocks stand still meanwhile. The pairing itself only knows about now.
create table health_pauses (
  id bigint generated always as identity primary key,
  pairing_id bigint not null references pairings,
  from_at timestamptz not null,
  until_at timestamptz constraint health_pauses_end_follows check (until_at >= from_at)
);
create unique index health_pauses_one_open on health_pauses (pairing_id) where until_at is null;
create index health_pauses_pairing on health_pauses (pairing_id, from_at);
insert into health_pauses (pairing_id, from_at)
select id, coalesce(paused_at, ended_at) from pairings where status <> 'active' and hidden_at is null;

-- When somebody joined a group that was there already; the first members joined when it was made.
create table health_joins (
  pairing_id bigint not null references pairings,
  user_id bigint not null references users,
  joined_at timestamptz not null,
  primary key (pairing_id, user_id)
);
create index health_joins_user on health_joins (user_id);

-- The mean of a program's ratings, of 10,000, as it stood when the day (of UTC) began: it stays the same all day.
create table health_means (
  program_id bigint not null references programs,
  day date not null,
  mean integer not null constraint health_means_mean_range check (mean between 0 and 10000),
  primary key (program_id, day)
);

-- How each pair or group is now; a row only while it goes on. Numbers are of 10,000, stretches in milliseconds.
create table health_pairings (
  pairing_id bigint primary key references pairings,
  program_id bigint not null references programs,
  type text not null constraint health_pairings_type_known check (type in ('pair', 'group')),
  score integer not null constraint health_pairings_score_range check (score between 0 and 10000),
  known integer not null constraint health_pairings_known_range check (known between 0 and 10000),
  band smallint not null constraint health_pairings_band_known check (band in (1, 2, 3)),
  reason text constraint health_pairings_reason_known check (reason in ('open_report', 'silent', 'low_rating', 'new')),
  rhythm integer,
  felt integer,
  reliability integer,
  forward integer,
  goals integer,
  fulfilment smallint not null constraint health_pairings_fulfilment_range check (fulfilment between 0 and 100),
  age bigint not null constraint health_pairings_age_not_negative check (age >= 0),
  silence bigint not null constraint health_pairings_silence_not_negative check (silence >= 0),
  -- Of a group: the mentee whose own number is the lowest.
  lowest_mentee_id bigint references users,
  confirmed integer not null,
  completed integer not null,
  mentee_due integer not null,
  mentee_rated integer not null,
  mentor_due integer not null,
  mentor_rated integer not null,
  -- The stars of both sides together, and how many answers they are.
  stars integer not null,
  star_answers integer not null,
  computed_at timestamptz not null
);
create index health_pairings_by_band on health_pairings (program_id, type, band, score desc, pairing_id);
create index health_pairings_by_confirmed on health_pairings (program_id, type, confirmed, pairing_id);
create index health_pairings_by_completed on health_pairings (program_id, type, completed, pairing_id);

-- The same of each mentee of a group.
create table health_mentees (
  pairing_id bigint not null references health_pairings on delete cascade,
  mentee_id bigint not null references users,
  score integer not null constraint health_mentees_score_range check (score between 0 and 10000),
  band smallint not null constraint health_mentees_band_known check (band in (1, 2, 3)),
  reason text constraint health_mentees_reason_known check (reason in ('open_report', 'silent', 'low_rating', 'new')),
  primary key (pairing_id, mentee_id)
);
create index health_mentees_mentee on health_mentees (mentee_id);

-- How each was on a day (of UTC): for the trend, and to see later what the numbers foretold.
create table health_snapshots (
  pairing_id bigint not null references pairings,
  day date not null,
  program_id bigint not null references programs,
  type text not null constraint health_snapshots_type_known check (type in ('pair', 'group')),
  score integer not null constraint health_snapshots_score_range check (score between 0 and 10000),
  known integer not null constraint health_snapshots_known_range check (known between 0 and 10000),
  band smallint not null constraint health_snapshots_band_known check (band in (1, 2, 3)),
  -- Whole days since they were paired, without pauses.
  age_days integer not null constraint health_snapshots_age_not_negative check (age_days >= 0),
  primary key (pairing_id, day)
);
create index health_snapshots_program on health_snapshots (program_id, day);

-- On which day (of UTC) everything of a program was last judged anew.
create table health_nights (
  program_id bigint primary key references programs,
  day date not null
);
