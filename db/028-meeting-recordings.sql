-- M14: for this session, each for themselves. Agreed: given and not withdrawn. Asked and declined: never given.
create table meeting_consents (
  meeting_id bigint not null references meetings,
  user_id bigint not null references users,
  kind text not null check (kind in ('recording', 'ai')),
  given_at timestamptz,
  withdrawn_at timestamptz,
  primary key (meeting_id, user_id, kind),
  check (given_at is not null or withdrawn_at is not null)
);

create table meeting_recordings (
  id bigint generated always as identity primary key,
  meeting_id bigint not null references meetings,
  -- Whose browser records; with them it ends.
  seat_id bigint not null references meeting_attendances,
  file_type text not null check (file_type in ('video/webm', 'video/mp4', 'audio/webm', 'audio/mp4')),
  started_at timestamptz not null,
  stopped_at timestamptz
);
create unique index meeting_recordings_once on meeting_recordings (meeting_id) where stopped_at is null;
create index meeting_recordings_meeting on meeting_recordings (meeting_id, id);

-- Ten seconds each, stored while it runs: one after the other they are the file.
create table meeting_recording_pieces (
  recording_id bigint not null references meeting_recordings,
  position integer not null check (position >= 0),
  file_key text not null,
  size integer not null,
  created_at timestamptz not null,
  primary key (recording_id, position)
);
