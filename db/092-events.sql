-- Events (EVT-20), of the platform or of a program.
create table events (
  id bigint primary key generated always as identity,
  program_id bigint references programs,
  event_type text not null constraint events_type_known check (event_type in ('webinar', 'physical')),
  title text not null constraint events_title_length check (length(title) between 1 and 120),
  privacy text not null constraint events_privacy_known check (privacy in ('is_public', 'is_private')),
  timezone text not null,
  start_time timestamptz not null,
  end_time timestamptz not null,
  webinar_link text not null default '',
  webinar_password text not null default '',
  venue_title text not null default '',
  geocode text not null default '',
  description text not null,
  photo text,
  organizer_name text not null,
  inquiry_email text not null,
  inquiry_number text not null default '',
  mentor_class boolean not null default false,
  active boolean not null default false,
  created_by bigint not null references users,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint events_end_after_start check (end_time > start_time)
);
create index events_by_program on events (program_id, start_time);
create index events_published on events (start_time) where active;
-- The lists of what is to come and of what is over.
create index events_by_end on events (end_time) where active;

create table event_speakers (
  id bigint primary key generated always as identity,
  event_id bigint not null references events,
  position smallint not null,
  user_id bigint references users,
  name text not null constraint event_speakers_name_length check (length(name) between 1 and 100),
  title text not null default '',
  constraint event_speakers_at_most_five check (position between 0 and 4),
  constraint event_speakers_one_a_place unique (event_id, position)
);
create index event_speakers_by_person on event_speakers (user_id) where user_id is not null;

-- EVT-34: a question that is taken off stays for the answers that name it.
create table event_extra_fields (
  id bigint primary key generated always as identity,
  event_id bigint not null references events,
  position smallint not null,
  title text not null constraint event_extra_fields_title_length check (length(title) between 1 and 200),
  active boolean not null default true
);
create index event_extra_fields_by_event on event_extra_fields (event_id, position);

create table event_tags (
  event_id bigint not null references events,
  kind text not null constraint event_tags_kind_known check (kind in ('skill', 'industry', 'company', 'country')),
  ref_id bigint not null,
  primary key (event_id, kind, ref_id)
);
create index event_tags_by_entry on event_tags (kind, ref_id);

-- B110: an announcement goes to each person once.
create table event_mailings (
  event_id bigint not null references events,
  user_id bigint not null references users,
  mailed_at timestamptz not null,
  primary key (event_id, user_id)
);
create index event_mailings_by_person on event_mailings (user_id);

-- EVT-21. `taken`: sold, held for a payment, or offered to somebody on the waiting list. It is changed under the row's
-- lock, and never exceeds what there is (B107).
create table tickets (
  id bigint primary key generated always as identity,
  event_id bigint not null references events,
  position smallint not null,
  name text not null constraint tickets_name_length check (length(name) between 1 and 80),
  ticket_type text not null constraint tickets_type_known check (ticket_type in ('free', 'paid')),
  -- Sen (M21).
  price integer not null constraint tickets_price_bounds check (price between 0 and 1000000),
  max_amount integer not null constraint tickets_amount_bounds check (max_amount between 0 and 100000),
  max_per_user integer not null default 0 constraint tickets_per_user_bounds check (max_per_user between 0 and 100),
  active boolean not null default true,
  taken integer not null default 0,
  constraint tickets_free_costs_nothing check (ticket_type = 'paid' or price = 0),
  constraint tickets_not_oversold check (taken >= 0 and (max_amount = 0 or taken <= max_amount))
);
create index tickets_by_event on tickets (event_id, position);

-- An order (C7). Amounts in sen.
create table ticket_purchases (
  id bigint primary key generated always as identity,
  event_id bigint not null references events,
  user_id bigint not null references users,
  name text not null,
  email text not null,
  phone_no text not null,
  status text not null
    constraint ticket_purchases_status_known check (status in ('pending', 'confirmed', 'cancelled', 'expired', 'refunded')),
  subtotal integer not null constraint ticket_purchases_subtotal_not_negative check (subtotal >= 0),
  sst integer not null constraint ticket_purchases_sst_not_negative check (sst >= 0),
  total integer not null constraint ticket_purchases_total_sum check (total = subtotal + sst),
  first_purchase boolean not null default false,
  created_at timestamptz not null,
  hold_until timestamptz,
  paid_at timestamptz,
  ended_at timestamptz,
  refund_reason text
);
-- One order that waits for its payment, a person and event.
create unique index ticket_purchases_one_pending on ticket_purchases (event_id, user_id) where status = 'pending';
create index ticket_purchases_by_buyer on ticket_purchases (user_id, id desc);
create index ticket_purchases_by_event on ticket_purchases (event_id, id desc);

create table ticket_purchase_items (
  id bigint primary key generated always as identity,
  purchase_id bigint not null references ticket_purchases,
  ticket_id bigint not null references tickets,
  amount integer not null constraint ticket_purchase_items_amount_positive check (amount > 0),
  -- Of one, as it was on that day.
  price integer not null constraint ticket_purchase_items_price_not_negative check (price >= 0),
  constraint ticket_purchase_items_one_a_ticket unique (purchase_id, ticket_id)
);
create index ticket_purchase_items_by_ticket on ticket_purchase_items (ticket_id);

create table ticket_answers (
  purchase_id bigint not null references ticket_purchases,
  event_extra_field_id bigint not null references event_extra_fields,
  answer text not null,
  primary key (purchase_id, event_extra_field_id)
);
create index ticket_answers_by_question on ticket_answers (event_extra_field_id);

-- One person's way in: as many as an order has tickets. A ticket that is passed on keeps its row and gets another code.
create table ticket_admissions (
  id bigint primary key generated always as identity,
  event_id bigint not null references events,
  ticket_id bigint not null references tickets,
  purchase_id bigint not null references ticket_purchases,
  holder_id bigint not null references users,
  holder_name text not null,
  holder_email text not null,
  status text not null default 'valid'
    constraint ticket_admissions_status_known check (status in ('valid', 'used', 'cancelled', 'refunded')),
  code text not null unique,
  created_at timestamptz not null,
  checked_in_at timestamptz,
  checked_in_by bigint references users,
  ended_at timestamptz,
  constraint ticket_admissions_used_whole check ((status = 'used') = (checked_in_at is not null))
);
create index ticket_admissions_by_event on ticket_admissions (event_id, id) where status in ('valid', 'used');
create index ticket_admissions_by_holder on ticket_admissions (holder_id, event_id);
create index ticket_admissions_by_ticket on ticket_admissions (ticket_id, holder_id);
create index ticket_admissions_by_purchase on ticket_admissions (purchase_id);
create index ticket_admissions_by_checker on ticket_admissions (checked_in_by) where checked_in_by is not null;

-- A ticket on its way to somebody else; it stays where it is until they accept.
create table ticket_transfers (
  id bigint primary key generated always as identity,
  admission_id bigint not null references ticket_admissions,
  from_id bigint not null references users,
  to_email citext not null,
  token_hash text,
  status text not null default 'sent'
    constraint ticket_transfers_status_known check (status in ('sent', 'accepted', 'kept')),
  sent_at timestamptz not null,
  ended_at timestamptz
);
create unique index ticket_transfers_one_open on ticket_transfers (admission_id) where status = 'sent';
create unique index ticket_transfers_by_token on ticket_transfers (token_hash) where token_hash is not null;
create index ticket_transfers_by_sender on ticket_transfers (from_id);

-- Who waits for a ticket that is sold out. A place that is offered counts as taken until the offer ends.
create table ticket_waiting (
  id bigint primary key generated always as identity,
  ticket_id bigint not null references tickets,
  user_id bigint not null references users,
  status text not null default 'waiting'
    constraint ticket_waiting_status_known check (status in ('waiting', 'offered', 'taken', 'left', 'expired', 'closed')),
  created_at timestamptz not null,
  offered_at timestamptz,
  offer_expires_at timestamptz,
  ended_at timestamptz,
  constraint ticket_waiting_offered_whole check (status <> 'offered' or offer_expires_at is not null)
);
create unique index ticket_waiting_one_a_person on ticket_waiting (ticket_id, user_id) where status in ('waiting', 'offered');
create index ticket_waiting_queue on ticket_waiting (ticket_id, id) where status = 'waiting';
create index ticket_waiting_offers on ticket_waiting (offer_expires_at) where status = 'offered';
create index ticket_waiting_by_person on ticket_waiting (user_id);

alter table emails_to_many drop constraint emails_to_many_kind_known;
alter table emails_to_many add constraint emails_to_many_kind_known
  check (kind in ('invitations', 'import', 'agenda', 'decisions', 'pairs', 'reminders', 'events'));

-- The codes that are drawn in an email, such as tickets; whoever sends it draws them.
alter table deliveries add column codes text[] not null default '{}';

alter table notifications drop constraint notifications_object_type_known;
alter table notifications add constraint notifications_object_type_known
  check (object_type in ('Booking', 'Survey', 'Chat', 'InstantBooking', 'Group', 'Application', 'Pairing', 'Credit', 'Calendar', 'Event'));
