create table notifications (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  event_key text not null,
  object_type text not null check (object_type in ('Booking', 'Survey', 'Chat', 'InstantBooking', 'Group')),
  object_id bigint,
  message text not null,
  link_path text not null,
  created_at timestamptz not null,
  read_at timestamptz,
  unique (user_id, event_key)
);
create index notifications_user on notifications (user_id, id desc);
create index notifications_unread on notifications (user_id) where read_at is null;

-- The outbox (B113): one row an event and recipient, so a job that runs twice tells once (M20).
create table deliveries (
  id bigint generated always as identity primary key,
  event_key text not null,
  user_id bigint references users,
  to_address text not null,
  channel text not null check (channel in ('email', 'whatsapp')),
  template text not null,
  subject text not null,
  html text,
  body text not null,
  ics text,
  -- Confirmation and reset letters: their text holds a token, which no admin may read (D16).
  confidential boolean not null default false,
  status text not null check (status in ('queued', 'sent', 'logged', 'failed')),
  tries smallint not null default 0,
  error text,
  created_at timestamptz not null,
  sent_at timestamptz,
  next_try_at timestamptz,
  unique (event_key, to_address, channel)
);
create index deliveries_waiting on deliveries (next_try_at) where status = 'queued';
create index deliveries_user on deliveries (user_id);
