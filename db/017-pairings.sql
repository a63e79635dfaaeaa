-- Who is mentored by whom in a programme.
create table pairings (
  id bigint generated always as identity primary key,
  program_id bigint not null references programs,
  mentor_id bigint not null references users,
  mentee_id bigint not null references users,
  status text not null default 'active' check (status in ('active', 'ended')),
  created_by bigint not null references users,
  created_at timestamptz not null,
  ended_at timestamptz,
  -- With a removed member (B77).
  hidden_at timestamptz,
  check (mentor_id <> mentee_id),
  check ((status = 'ended') = (ended_at is not null)),
  check (hidden_at is null or status = 'ended')
);
-- B70: two people are one pair there, however often and from whichever side they connect.
create unique index pairings_once on pairings (program_id, mentor_id, mentee_id) where status = 'active';
-- M06: a mentor's capacity is a count of these rows.
create index pairings_mentor on pairings (program_id, mentor_id) where status = 'active';

create table pairing_participants (
  pairing_id bigint not null references pairings,
  user_id bigint not null references users,
  user_type text not null check (user_type in ('mentor', 'mentee')),
  primary key (pairing_id, user_id)
);
create index pairing_participants_user on pairing_participants (user_id, pairing_id);
-- The two of a pair are its participants.
alter table pairings
  add constraint pairings_mentor_takes_part foreign key (id, mentor_id) references pairing_participants (pairing_id, user_id) deferrable initially deferred,
  add constraint pairings_mentee_takes_part foreign key (id, mentee_id) references pairing_participants (pairing_id, user_id) deferrable initially deferred;

alter table notifications drop constraint notifications_object_type_check;
alter table notifications add constraint notifications_object_type_check
  check (object_type in ('Booking', 'Survey', 'Chat', 'InstantBooking', 'Group', 'Application', 'Pairing'));

-- M04: how long the awaited side has, as the programme had it when the session was asked for; 0 lets it stand until its start.
alter table bookings add column request_expiry_hours integer not null default 48 check (request_expiry_hours between 0 and 720);
