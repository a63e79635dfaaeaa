-- The mentoring summary of a pair or group (B64), as Markdown, as it was after its last session.
create table health_insights (
  pairing_id bigint primary key references pairings,
  summary text not null constraint health_insights_summary_length check (length(summary) between 1 and 20000),
  -- Whether the program let its members read reviews then: it is not shown once that has changed.
  reviews_shown boolean not null,
  generated_at timestamptz not null
);

-- How a program's pairs and groups were on a day (of UTC), added up: for the trend.
create table health_days (
  program_id bigint not null references programs,
  day date not null,
  score_sum bigint not null,
  great integer not null,
  fair integer not null,
  poor integer not null,
  primary key (program_id, day)
);

-- What the numbers of pairs of one age foretold, counted anew each month.
create table health_calibrations (
  program_id bigint not null references programs,
  days smallint not null constraint health_calibrations_days_known check (days in (30, 60)),
  -- The first day of the month.
  month date not null,
  pairs integer not null,
  lost integer not null,
  auc real,
  sensitivity real,
  specificity real,
  primary key (program_id, days, month)
);
