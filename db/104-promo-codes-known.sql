-- B99: who has typed a code that was good. A purchase names it by its number, which others could count up to.
create table promo_codes_known (
  promo_code_id bigint not null references promo_codes,
  user_id bigint not null references users,
  primary key (promo_code_id, user_id)
);
create index promo_codes_known_by_user on promo_codes_known (user_id);
