-- M28: a member who signs up on the platform by themselves gets credits once their address is confirmed.
alter table credit_entries drop constraint credit_entries_kind_known;
alter table credit_entries add constraint credit_entries_kind_known
  check (kind in ('purchase', 'booking', 'booking_return', 'refund', 'expiry', 'adjustment', 'welcome'));
-- Whatever confirms an address, and however often: one welcome a person.
create unique index credit_entries_one_welcome on credit_entries (user_id) where kind = 'welcome';

-- Points that expire (B36). What else is in the balance does not. Record 035.
create table credit_lots (
  entry_id bigint primary key references credit_entries,
  user_id bigint not null references users,
  points integer not null constraint credit_lots_points_positive check (points > 0),
  points_left integer not null constraint credit_lots_left_within_points check (points_left between 0 and points),
  expires_at timestamptz not null,
  -- When its owner was told that it is about to expire.
  warned_at timestamptz
);
create index credit_lots_by_owner on credit_lots (user_id, expires_at) where points_left > 0;
create index credit_lots_by_expiry on credit_lots (expires_at) where points_left > 0;

-- Which lots paid for a booking: returned points go back to where they came from (B35).
create table credit_draws (
  entry_id bigint not null references credit_entries,
  lot_id bigint not null references credit_lots (entry_id),
  points integer not null constraint credit_draws_points_positive check (points > 0),
  primary key (entry_id, lot_id)
);
create index credit_draws_by_lot on credit_draws (lot_id);

-- Who has been promised a welcome, from the sign-up until the address is confirmed; accounts of before have no row.
create table welcome_offers (
  user_id bigint primary key references users,
  points integer not null constraint welcome_offers_points_positive check (points > 0),
  offered_at timestamptz not null,
  given_at timestamptz
);

-- B36: a line in the bell about a credit that expires soon.
alter table notifications drop constraint notifications_object_type_known;
alter table notifications add constraint notifications_object_type_known
  check (object_type in ('Booking', 'Survey', 'Chat', 'InstantBooking', 'Group', 'Application', 'Pairing', 'Credit'));
