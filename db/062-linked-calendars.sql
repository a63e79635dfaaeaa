-- CAL-02, B54: a member's Google or Outlook calendar. Tokens are sealed with a key derived from SECRET_KEY, so a copy of
-- the database alone opens nobody's calendar.
create table linked_calendars (
  user_id bigint not null references users,
  provider text not null constraint linked_calendars_provider_known check (provider in ('google', 'microsoft')),
  account text not null constraint linked_calendars_account_length check (length(account) <= 320),
  refresh_token text not null,
  access_token text not null,
  access_until timestamptz not null,
  linked_at timestamptz not null,
  -- Where the next reading begins; null: the whole window is read again.
  sync_token text,
  window_from timestamptz,
  failures integer not null default 0 constraint linked_calendars_failures_not_negative check (failures >= 0),
  -- When it is read next; null: not before the member links it again.
  read_due_at timestamptz,
  -- Since when its sessions may have to be written; null: they are as they should be.
  write_due_at timestamptz,
  -- Whoever reads and writes it has it until then.
  leased_until timestamptz,
  primary key (user_id, provider)
);
create index linked_calendars_read_due on linked_calendars (read_due_at) where read_due_at is not null;
create index linked_calendars_write_due on linked_calendars (write_due_at) where write_due_at is not null;

-- The sessions that are written in a linked calendar, as which event, and what was written.
create table calendar_entries (
  booking_id bigint not null references bookings,
  user_id bigint not null,
  provider text not null,
  remote_id text not null,
  url text,
  written text not null,
  start_at timestamptz not null,
  end_at timestamptz not null,
  -- Where the member has put it in the calendar since, if elsewhere.
  seen_start_at timestamptz,
  seen_end_at timestamptz,
  -- What the member is asked: follow the calendar?
  question text constraint calendar_entries_question_known check (question in ('moved', 'removed')),
  asked_at timestamptz,
  primary key (booking_id, user_id, provider),
  foreign key (user_id, provider) references linked_calendars on delete cascade,
  constraint calendar_entries_forwards check (end_at > start_at),
  constraint calendar_entries_seen_whole check ((seen_start_at is null) = (seen_end_at is null)),
  constraint calendar_entries_asked_with_question check ((question is null) = (asked_at is null))
);
create index calendar_entries_of_link on calendar_entries (user_id, provider);

-- What availability knows of linked calendars: when each was last read, and since when it cannot be.
create table calendar_readings (
  user_id bigint not null references users,
  provider text not null constraint calendar_readings_provider_known check (provider in ('google', 'microsoft')),
  read_at timestamptz,
  broken_since timestamptz,
  broken_why text constraint calendar_readings_why_known check (broken_why in ('revoked', 'not_permitted', 'unreachable')),
  primary key (user_id, provider),
  constraint calendar_readings_broken_says_why check ((broken_since is null) = (broken_why is null))
);

-- When members are busy elsewhere. Neither titles nor people are kept; the key is a hash of the event's id.
create table calendar_busy (
  user_id bigint not null,
  provider text not null,
  event_key text not null,
  start_at timestamptz not null,
  end_at timestamptz not null,
  primary key (user_id, provider, event_key),
  foreign key (user_id, provider) references calendar_readings on delete cascade,
  constraint calendar_busy_forwards check (end_at > start_at)
);
create index calendar_busy_until on calendar_busy (user_id, end_at);
