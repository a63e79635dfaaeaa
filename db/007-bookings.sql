create table bookings (
  id bigint generated always as identity primary key,
  program_id bigint,
  booking_type text not null check (booking_type in ('one_on_one', 'group')),
  group_id bigint,
  requester_id bigint not null references users,
  requestee_id bigint not null references users,
  mentor_id bigint not null references users,
  created_by bigint not null references users,
  status text not null check (status in (
    'pending', 'upcoming', 'completed', 'partially_rated', 'fully_rated', 'reported', 'investigating',
    'missed', 'refunded', 'cancelled', 'system_cancelled')),
  awaiting_role text check (awaiting_role in ('mentor', 'mentee')),
  awaiting_since timestamptz,
  start_at timestamptz not null,
  end_at timestamptz not null,
  user_timezone text not null,
  booking_method text not null default 'online' check (booking_method in ('online', 'physical')),
  contact_method text check (contact_method in ('video', 'phone', 'in_person')),
  contact_info text,
  meetup_location text,
  service_id bigint not null default 2 references services,
  topic text not null check (length(topic) <= 500),
  brief text check (length(brief) <= 1000),
  discussion_points jsonb not null default '[]',
  agenda_id bigint,
  credits_charged integer not null default 0,
  cancel_reason text check (length(cancel_reason) <= 500),
  cancelled_by bigint references users,
  missed_participant_id bigint references users,
  accepted_at timestamptz,
  completed_at timestamptz,
  -- Nobody asked for a review: completed by the clock (D07).
  auto_completed boolean not null default false,
  completed_early boolean not null default false,
  is_offline boolean not null default false,
  room_token text not null unique,
  calendar_sequence integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (end_at > start_at),
  check ((status = 'pending') = (awaiting_role is not null)),
  check ((awaiting_role is null) = (awaiting_since is null))
);
create index bookings_mentor on bookings (mentor_id, start_at desc);
create index bookings_status on bookings (status, start_at) where status in ('pending', 'upcoming');
create index bookings_program on bookings (program_id, status, start_at);

create table booking_participants (
  booking_id bigint not null references bookings,
  user_id bigint not null references users,
  user_type text not null check (user_type in ('mentor', 'mentee')),
  rated_at timestamptz,
  primary key (booking_id, user_id)
);
create index booking_participants_user on booking_participants (user_id, booking_id);

-- Who is busy when: a row for each person of a booking, present exactly while it is pending or upcoming. A mentor's
-- buffers are part of their period. The constraint is what keeps two bookings apart, whatever races (M03).
create table occupancies (
  booking_id bigint not null references bookings,
  user_id bigint not null references users,
  as_role text not null check (as_role in ('mentor', 'mentee')),
  period tstzrange not null,
  primary key (booking_id, user_id),
  constraint occupancies_apart exclude using gist (user_id with =, period with &&)
);

create table booking_objectives (
  id bigint generated always as identity primary key,
  booking_id bigint not null references bookings,
  objective text not null check (length(objective) <= 150),
  position smallint not null,
  unique (booking_id, position)
);
create table booking_links (
  id bigint generated always as identity primary key,
  booking_id bigint not null references bookings,
  internal_link text not null check (length(internal_link) <= 2000)
);
create index booking_links_booking on booking_links (booking_id);
create table booking_attachments (
  id bigint generated always as identity primary key,
  booking_id bigint not null references bookings,
  file_name text not null,
  file_type text not null,
  file_key text not null,
  size integer not null
);
create index booking_attachments_booking on booking_attachments (booking_id);
create table booking_reschedules (
  id bigint generated always as identity primary key,
  booking_id bigint not null references bookings,
  user_id bigint not null references users,
  who_rescheduled text not null check (who_rescheduled in ('mentor', 'mentee', 'admin')),
  old_start_at timestamptz not null,
  new_start_at timestamptz not null,
  old_end_at timestamptz not null,
  new_end_at timestamptz not null,
  reschedule_reason text check (length(reschedule_reason) <= 500),
  created_at timestamptz not null
);
create index booking_reschedules_booking on booking_reschedules (booking_id, id);
create table booking_notes (
  booking_id bigint not null references bookings,
  user_id bigint not null references users,
  note text not null check (length(note) <= 5000),
  updated_at timestamptz not null,
  primary key (booking_id, user_id)
);
-- What was done to a booking, by whom: never changed.
create table booking_events (
  id bigint generated always as identity primary key,
  booking_id bigint not null references bookings,
  actor_id bigint references users,
  action text not null,
  from_status text,
  to_status text not null,
  data jsonb not null default '{}',
  at timestamptz not null
);
create index booking_events_booking on booking_events (booking_id, id);
-- What the clock has already said of a booking; its key makes a reminder go out once.
create table booking_notices (
  booking_id bigint not null references bookings,
  kind text not null,
  for_start_at timestamptz not null,
  at timestamptz not null,
  primary key (booking_id, kind, for_start_at)
);
create table activities (
  id bigint generated always as identity primary key,
  program_id bigint,
  action text not null check (action in ('created', 'confirmed', 'completed', 'canceled', 'reviewed', 'submitted')),
  booking_id bigint references bookings,
  user_id bigint references users,
  mentor_id bigint references users,
  mentee_ids bigint[] not null default '{}',
  created_at timestamptz not null
);
create index activities_program on activities (program_id, id desc);
create index activities_booking on activities (booking_id);
