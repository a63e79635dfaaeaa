-- M27: the private calendar feed of a member. Its address is made of this key and a signature with SECRET_KEY, so that it
-- can be shown again, and a copy of the database alone opens nobody's calendar. A new key ends the old address.
create table calendar_feeds (
  user_id bigint primary key references users (id),
  key text not null constraint calendar_feeds_key_once unique
    constraint calendar_feeds_key_long_enough check (length(key) >= 22),
  created_at timestamptz not null
);
