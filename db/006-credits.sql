-- The ledger: a balance is the sum of its entries, and no entry is ever changed.
create table credit_entries (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  booking_id bigint,
  kind text not null check (kind in ('purchase', 'booking', 'booking_return', 'refund', 'expiry', 'adjustment')),
  points integer not null,
  balance_after integer not null check (balance_after >= 0),
  note text,
  created_at timestamptz not null
);
create index credit_entries_user on credit_entries (user_id, id desc);
-- A booking is paid once and given back once, whatever runs twice.
create unique index credit_entries_once on credit_entries (booking_id, kind) where booking_id is not null;
create unique index credit_entries_one_return on credit_entries (booking_id) where kind in ('booking_return', 'refund');

-- Locked by whoever spends: the last points are spent once.
create table credit_balances (
  user_id bigint primary key references users,
  points integer not null check (points >= 0)
);
