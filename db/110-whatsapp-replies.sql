-- What people answer to short messages, and what a message was about.

alter table deliveries
  -- What the provider calls the message, by which a reply names it.
  add column provider_id text,
  -- The session that a reply to it is about.
  add column booking_id bigint references bookings on delete set null;
create index deliveries_by_provider on deliveries (provider_id) where provider_id is not null;
create index deliveries_by_booking on deliveries (booking_id) where booking_id is not null;

-- Whose phone a number is: people write it with spaces, signs and a plus.
create index users_by_phone on users (regexp_replace(phone_no, '\D', '', 'g')) where deleted_at is null and phone_no is not null;

-- A reply without its words and its number: only what we took it to say. Each message of the provider once.
create table whatsapp_replies (
  id bigint generated always as identity primary key,
  message_id text not null unique,
  -- Null for a number that is nobody's, or that several accounts have.
  user_id bigint references users,
  said text not null constraint whatsapp_replies_said_known check (said in ('accept', 'decline', 'late', 'stop', 'other')),
  minutes smallint constraint whatsapp_replies_minutes_positive check (minutes > 0),
  -- Whether it names the message that it answers, and which one of ours that is.
  names_message boolean not null,
  delivery_id bigint references deliveries on delete set null,
  heard_at timestamptz not null,
  -- Null until something has come of it.
  outcome text
);
create index whatsapp_replies_user on whatsapp_replies (user_id);
create index whatsapp_replies_delivery on whatsapp_replies (delivery_id) where delivery_id is not null;

-- When somebody last said that they are late for a session.
create table booking_delays (
  booking_id bigint not null references bookings on delete cascade,
  user_id bigint not null references users,
  said_at timestamptz not null,
  primary key (booking_id, user_id)
);
create index booking_delays_user on booking_delays (user_id);
