-- One sitting of a room. `room` is the word of whoever opens it and says nothing here; a room that is opened for another
-- time sits anew.
create table meetings (
  id bigint generated always as identity primary key,
  room text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- Who has a token gets in from then until then.
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  -- Called off or moved: nobody gets in any more.
  closed_at timestamptz,
  recording_allowed boolean not null,
  created_at timestamptz not null,
  unique (room, starts_at),
  check (opens_at <= starts_at and starts_at < ends_at and ends_at <= closes_at)
);

-- Who was there from when until when: one row for each time somebody came in, written by the server.
create table meeting_attendances (
  id bigint generated always as identity primary key,
  meeting_id bigint not null references meetings,
  user_id bigint not null references users,
  joined_at timestamptz not null,
  -- The last sign of life; without another one they were there until then.
  seen_at timestamptz not null,
  left_at timestamptz,
  microphone boolean not null default false,
  camera boolean not null default false,
  screen boolean not null default false,
  check (seen_at >= joined_at and (left_at is null or left_at >= joined_at))
);
-- One place a person, whatever races: whoever comes in again leaves where they were.
create unique index meeting_attendances_once on meeting_attendances (meeting_id, user_id) where left_at is null;
create index meeting_attendances_meeting on meeting_attendances (meeting_id, id);
create index meeting_attendances_user on meeting_attendances (user_id, id);
create index meeting_attendances_open on meeting_attendances (seen_at) where left_at is null;

-- What one browser tells another so that they find each other, kept until the room is closed: none is lost with a line.
create table meeting_signals (
  id bigint generated always as identity primary key,
  meeting_id bigint not null references meetings,
  from_seat bigint not null references meeting_attendances,
  to_seat bigint not null references meeting_attendances,
  body text not null
);
create index meeting_signals_to on meeting_signals (to_seat, id);
create index meeting_signals_meeting on meeting_signals (meeting_id);

create table meeting_messages (
  id bigint generated always as identity primary key,
  meeting_id bigint not null references meetings,
  user_id bigint not null references users,
  text text not null check (length(text) between 1 and 4000),
  created_at timestamptz not null
);
create index meeting_messages_meeting on meeting_messages (meeting_id, id);
create index meeting_messages_user on meeting_messages (user_id);
