-- M26: when a member moves a confirmed session of two, this is a proposal. The session stays `upcoming` at its standing
-- time until the other side accepts; both times are held. Requests that were moved before this, and that are `pending`
-- now, go on as they were.
alter table bookings
  add column proposed_start_at timestamptz,
  add column proposed_end_at timestamptz,
  add column proposed_by bigint references users,
  add column proposed_reason text constraint bookings_proposed_reason_length check (length(proposed_reason) <= 500);
alter table bookings drop constraint bookings_awaiting_while_pending;
alter table bookings
  add constraint bookings_awaiting_while_open
    check ((status = 'pending' or proposed_start_at is not null) = (awaiting_role is not null)),
  add constraint bookings_proposed_whole
    check ((proposed_start_at is null) = (proposed_end_at is null) and (proposed_start_at is null) = (proposed_by is null)),
  add constraint bookings_proposed_forwards check (proposed_end_at > proposed_start_at),
  add constraint bookings_proposed_while_upcoming
    check (proposed_start_at is null or (status = 'upcoming' and booking_type = 'one_on_one'));
create index bookings_proposed on bookings (awaiting_since) where proposed_start_at is not null;
create index bookings_proposed_of_mentor on bookings (mentor_id, proposed_start_at) where proposed_start_at is not null;
create index bookings_proposed_by on bookings (proposed_by) where proposed_by is not null;

-- A proposal holds everyone's time as well, in a second row. Only other bookings are kept apart from it: a session may
-- be moved by half an hour.
alter table occupancies add column is_proposed boolean not null default false;
alter table occupancies drop constraint occupancies_pkey;
alter table occupancies add primary key (booking_id, user_id, is_proposed);
alter table occupancies drop constraint occupancies_apart;
alter table occupancies add constraint occupancies_apart exclude using gist (user_id with =, period with &&, booking_id with <>);
