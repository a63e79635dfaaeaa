-- Posts in a program (B91).
create table newsfeed_posts (
  id bigint primary key generated always as identity,
  program_id bigint not null references programs,
  user_id bigint not null references users,
  -- NEW-04: hidden while its author is no member any more; admins from outside the membership never were one.
  by_member boolean not null,
  body text not null constraint newsfeed_posts_body_length check (length(body) <= 3000),
  images jsonb not null default '[]'
    constraint newsfeed_posts_images_at_most_four check (jsonb_typeof(images) = 'array' and jsonb_array_length(images) <= 4),
  pinned boolean not null default false,
  created_at timestamptz not null,
  edited_at timestamptz,
  deleted_at timestamptz,
  deleted_by bigint references users,
  constraint newsfeed_posts_not_empty check (deleted_at is not null or body <> '' or images <> '[]')
);
-- What is pinned on top, then the newest first.
create index newsfeed_posts_in_order on newsfeed_posts (program_id, pinned desc, id desc) where deleted_at is null;
create index newsfeed_posts_by_author on newsfeed_posts (user_id);
create index newsfeed_posts_by_deleter on newsfeed_posts (deleted_by) where deleted_by is not null;

create table newsfeed_comments (
  id bigint primary key generated always as identity,
  post_id bigint not null references newsfeed_posts,
  user_id bigint not null references users,
  by_member boolean not null,
  body text not null constraint newsfeed_comments_body_length check (length(body) <= 1000),
  created_at timestamptz not null,
  deleted_at timestamptz,
  deleted_by bigint references users,
  constraint newsfeed_comments_not_empty check (deleted_at is not null or body <> '')
);
create index newsfeed_comments_in_order on newsfeed_comments (post_id, id desc) where deleted_at is null;
create index newsfeed_comments_by_author on newsfeed_comments (user_id);
create index newsfeed_comments_by_deleter on newsfeed_comments (deleted_by) where deleted_by is not null;

-- One like a person and post, however often it is pressed.
create table newsfeed_likes (
  post_id bigint not null references newsfeed_posts,
  user_id bigint not null references users,
  by_member boolean not null,
  created_at timestamptz not null,
  primary key (post_id, user_id)
);
create index newsfeed_likes_by_person on newsfeed_likes (user_id);

-- What members report to the admins: a post, or a comment on it.
create table newsfeed_reports (
  id bigint primary key generated always as identity,
  program_id bigint not null references programs,
  post_id bigint not null references newsfeed_posts,
  comment_id bigint references newsfeed_comments,
  reporter_id bigint not null references users,
  reason text not null constraint newsfeed_reports_reason_length check (length(reason) <= 500),
  created_at timestamptz not null,
  -- Its author may delete it before an admin decides.
  decision text constraint newsfeed_reports_decision_known check (decision in ('taken_down', 'kept', 'deleted')),
  decided_at timestamptz,
  decided_by bigint references users,
  constraint newsfeed_reports_decided_whole check ((decision is null) = (decided_at is null))
);
-- One open report a person and thing.
create unique index newsfeed_reports_one_open on newsfeed_reports (reporter_id, post_id, coalesce(comment_id, 0))
  where decided_at is null;
create index newsfeed_reports_queue on newsfeed_reports (program_id, id) where decided_at is null;
create index newsfeed_reports_by_post on newsfeed_reports (post_id);
create index newsfeed_reports_by_comment on newsfeed_reports (comment_id) where comment_id is not null;
create index newsfeed_reports_by_reporter on newsfeed_reports (reporter_id);
create index newsfeed_reports_by_decider on newsfeed_reports (decided_by) where decided_by is not null;

alter table notifications drop constraint notifications_object_type_known;
alter table notifications add constraint notifications_object_type_known
  check (object_type in ('Booking', 'Survey', 'Chat', 'InstantBooking', 'Group', 'Application', 'Pairing', 'Credit', 'Calendar', 'Event', 'Newsfeed'));
