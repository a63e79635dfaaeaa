-- What somebody owes or has paid, for whatever it was (B100, B101, M44): `purpose` and `reference` mean something to the
-- module that asked for the payment, nothing here. Amounts are in sen (M21).
create table payments (
  id bigint primary key generated always as identity,
  user_id bigint not null references users,
  purpose text not null constraint payments_purpose_form check (purpose ~ '^[a-z_]{1,30}$'),
  reference bigint not null,
  amount integer not null constraint payments_amount_positive check (amount > 0),
  currency text not null constraint payments_currency_form check (currency ~ '^[A-Z]{3}$'),
  description text not null constraint payments_description_length check (length(description) <= 200),
  -- Paths of ours: where the payer goes on afterwards, and where one goes who leaves without paying.
  paid_path text not null,
  left_path text not null,
  status text not null default 'pending'
    constraint payments_status_known check (status in ('pending', 'paid', 'removed', 'expired')),
  -- The page of the gateway, once somebody has been led there; null for the page for trying it out as well.
  page_id text unique,
  page_url text,
  page_closed_at timestamptz,
  charge text,
  -- When the gateway was last asked what became of it.
  asked_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  paid_at timestamptz,
  ended_at timestamptz,
  constraint payments_one_a_reference unique (purpose, reference),
  constraint payments_page_whole check ((page_id is null) = (page_url is null)),
  constraint payments_paid_whole check ((status = 'paid') = (paid_at is not null))
);
create index payments_by_payer on payments (user_id);
create index payments_waiting on payments (expires_at) where status = 'pending';
-- What the reconciliation asks the gateway about: whatever was led to a page and is not paid.
create index payments_unsettled on payments (created_at) where page_id is not null and status <> 'paid';
create index payments_pages_to_close on payments (id)
  where page_id is not null and page_closed_at is null and status in ('removed', 'expired');

-- Each message of the gateway counts once, however often it is sent (CRD-38).
create table gateway_messages (
  id text primary key,
  type text not null,
  payment_id bigint references payments,
  outcome text not null
    constraint gateway_messages_outcome_known check (outcome in ('settled', 'known', 'ended', 'ignored', 'mismatch')),
  received_at timestamptz not null
);
create index gateway_messages_by_payment on gateway_messages (payment_id);

-- Money on its way back. It is owed from the moment it is written, and sent by a job until the gateway has it.
create table payment_refunds (
  id bigint primary key generated always as identity,
  payment_id bigint not null references payments,
  amount integer not null constraint payment_refunds_amount_positive check (amount > 0),
  reason text not null constraint payment_refunds_reason_length check (length(reason) <= 500),
  asked_by bigint references users,
  created_at timestamptz not null,
  sent_at timestamptz,
  -- The gateway says that trying again will not help; an admin has to look.
  refused_at timestamptz
);
create index payment_refunds_by_payment on payment_refunds (payment_id);
create index payment_refunds_owed on payment_refunds (created_at) where sent_at is null and refused_at is null;
