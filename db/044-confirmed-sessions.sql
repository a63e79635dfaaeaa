-- M43: a logged session counts only once the other side has confirmed it. Sessions that were booked, those that an admin
-- logged and those from before are confirmed. `confirming_role` is the side that is asked, and stays after its answer.
alter table bookings
  add column confirmation text not null default 'confirmed'
    constraint bookings_confirmation_known check (confirmation in ('confirmed', 'awaited', 'denied')),
  add column confirming_role text
    constraint bookings_confirming_role_known check (confirming_role in ('mentor', 'mentee')),
  add column answered_by bigint references users,
  add column answered_at timestamptz,
  add constraint bookings_only_logged_are_confirmed check (confirming_role is null or is_offline),
  add constraint bookings_unconfirmed_ask_a_side check (confirmation = 'confirmed' or confirming_role is not null),
  -- No review, no report and nothing else of a session that nobody has confirmed.
  add constraint bookings_unconfirmed_stay_completed check (confirmation = 'confirmed' or status = 'completed'),
  add constraint bookings_answer_has_time check ((answered_by is null) = (answered_at is null)),
  add constraint bookings_answer_of_asked check (
    (answered_at is not null) = (confirming_role is not null and confirmation <> 'awaited'));

-- What one side says alone takes no time of the mentor's: only confirmed sessions keep each other apart.
alter table bookings drop constraint offline_apart;
alter table bookings add constraint offline_apart
  exclude using gist (mentor_id with =, tstzrange(start_at, end_at) with &&)
  where (is_offline and confirmation = 'confirmed' and hidden_at is null
    and status not in ('cancelled', 'system_cancelled', 'missed', 'refunded'));

-- Admins find unconfirmed sessions under a status of their own, so that no figure counts them as held. The indexes on
-- this column go with it and are built again.
alter table bookings drop column filed_under;
alter table bookings add column filed_under text not null generated always as (
  case
    when confirmation <> 'confirmed' then 'unconfirmed'
    when status = 'refunded' then coalesce(refunded_from, 'cancelled')
    when status = 'system_cancelled' then 'cancelled'
    else status
  end
) stored;
create index bookings_listed_by_status on bookings (booking_type, filed_under, start_at, id)
  include (requester_id, requestee_id) where hidden_at is null;
create index bookings_listed_in_by_status on bookings (program_id, booking_type, filed_under, start_at, id)
  include (requester_id, requestee_id) where hidden_at is null;
drop index bookings_held;
create index bookings_held on bookings (program_id, mentor_id)
  where hidden_at is null and confirmation = 'confirmed' and status in ('completed', 'partially_rated', 'fully_rated');
