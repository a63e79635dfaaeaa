-- Who came by whose link (B28). Nobody comes twice.
create table referral_joins (
  user_id bigint primary key references users,
  referrer_id bigint not null references users,
  created_at timestamptz not null,
  check (user_id <> referrer_id)
);
create index referral_joins_referrer on referral_joins (referrer_id);
