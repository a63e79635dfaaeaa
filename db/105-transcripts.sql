-- Recordings that are transcribed: those that people upload (B60), whose sound goes once it is a text, and those of a
-- session (B53), whose sound stays where it is.
create table ai_recordings (
  id bigint generated always as identity primary key,
  user_id bigint references users,
  -- What is made of a session's recording goes with it (M14).
  meeting_recording_id bigint unique references meeting_recordings on delete cascade,
  filename text not null constraint ai_recordings_filename_length check (length(filename) between 1 and 200),
  model text not null constraint ai_recordings_model_known check (model in ('gpt-4o-transcribe', 'gpt-4o-mini-transcribe')),
  size bigint not null constraint ai_recordings_size_allowed check (size >= 1 and (user_id is null or size <= 524288000)),
  received bigint not null constraint ai_recordings_received_some check (received between 0 and size),
  status text not null constraint ai_recordings_status_known
    check (status in ('uploading', 'started', 'preprocessing', 'processing', 'transcribing', 'summarizing', 'completed', 'error', 'failed')),
  -- Why it stopped: the code of a message.
  fault text,
  progress smallint not null default 0 constraint ai_recordings_progress_percent check (progress between 0 and 100),
  duration_ms bigint,
  transcript text,
  summary text,
  key_points jsonb not null default '[]',
  action_items jsonb not null default '[]',
  topics jsonb not null default '[]',
  sentiment text constraint ai_recordings_sentiment_known check (sentiment in ('positive', 'negative', 'neutral')),
  word_clouds jsonb not null default '[]',
  created_at timestamptz not null,
  changed_at timestamptz not null,
  expires_at timestamptz not null,
  constraint ai_recordings_one_source check ((user_id is null) <> (meeting_recording_id is null)),
  constraint ai_recordings_fault_whole check ((status in ('error', 'failed')) = (fault is not null)),
  constraint ai_recordings_completed_whole check (status <> 'completed' or transcript is not null)
);
create index ai_recordings_user on ai_recordings (user_id, id desc);
create index ai_recordings_expiry on ai_recordings (expires_at);

-- What has been uploaded of it, in order.
create table ai_recording_pieces (
  recording_id bigint not null references ai_recordings on delete cascade,
  position integer not null,
  file_key text not null,
  size integer not null,
  primary key (recording_id, position)
);

-- The stretches in which it is transcribed: those that have a text are not sent again.
create table ai_recording_parts (
  recording_id bigint not null references ai_recordings on delete cascade,
  position integer not null,
  from_ms bigint not null,
  to_ms bigint not null,
  text text,
  segments jsonb not null default '[]',
  primary key (recording_id, position),
  constraint ai_recording_parts_period check (to_ms >= from_ms)
);

-- The program whose session it is; on the platform there is none.
alter table meetings add column program_id bigint references programs;
update meetings set program_id = bookings.program_id from bookings where meetings.room = 'booking ' || bookings.id;

-- M14: programs that do not want sessions to be transcribed.
create table transcription_settings (
  program_id bigint primary key references programs,
  sessions_allowed boolean not null,
  changed_at timestamptz not null
);
