create table reviews (
  id bigint generated always as identity primary key,
  booking_id bigint not null references bookings,
  program_id bigint,
  rater_id bigint not null references users,
  ratee_id bigint not null references users,
  rater_type text not null check (rater_type in ('mentor', 'mentee')),
  is_group_rating boolean not null default false,
  star_rating smallint check (star_rating between 1 and 5),
  feedback_text text,
  thank_you_note text,
  submitted_at timestamptz not null,
  -- Sealed until then: when both are in, else seven days after this one (M08).
  unsealed_at timestamptz not null,
  hidden boolean not null default false,
  unique (booking_id, rater_id, ratee_id)
);
create index reviews_ratee on reviews (ratee_id, submitted_at desc);
create index reviews_unsealing on reviews (unsealed_at);
create table review_badges (
  review_id bigint not null references reviews,
  badge_id bigint not null references badges,
  primary key (review_id, badge_id)
);
-- Means of primary star answers, over unsealed reviews: on the platform (fl) and everywhere (B16).
create table review_averages (
  user_id bigint primary key references users,
  fl_average_rating numeric(3, 2),
  average_rating numeric(3, 2),
  total_reviews integer not null,
  counted_until timestamptz not null
);
