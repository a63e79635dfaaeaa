-- Conversations of two people and of groups (B116), on the platform (no program) and in each program apart.
create table conversations (
  id bigint primary key generated always as identity,
  kind text not null constraint conversations_kind_known check (kind in ('direct', 'group')),
  program_id bigint references programs,
  -- The two people of a direct one, the lower number first.
  low_user_id bigint references users,
  high_user_id bigint references users,
  name text not null default '' constraint conversations_name_length check (length(name) <= 100),
  description text not null default '' constraint conversations_description_length check (length(description) <= 500),
  active boolean not null default true,
  -- The place of its latest message, and of its latest change: both are counted under the lock on this row.
  last_seq integer not null default 0 constraint conversations_last_seq_not_negative check (last_seq >= 0),
  version bigint not null default 0 constraint conversations_version_not_negative check (version >= last_seq),
  created_by bigint not null references users,
  created_at timestamptz not null,
  last_at timestamptz not null,
  constraint conversations_direct_between_two check (
    (kind = 'direct') = (low_user_id is not null) and (kind = 'direct') = (high_user_id is not null) and low_user_id < high_user_id
  ),
  constraint conversations_groups_in_programs check (kind = 'direct' or (program_id is not null and name <> ''))
);
create unique index conversations_one_of_two on conversations (low_user_id, high_user_id, coalesce(program_id, 0))
  where kind = 'direct';
create index conversations_by_program on conversations (program_id, kind) where program_id is not null;
create index conversations_by_high_user on conversations (high_user_id) where high_user_id is not null;
create index conversations_by_maker on conversations (created_by);

create table conversation_members (
  conversation_id bigint not null references conversations,
  user_id bigint not null references users,
  joined_at timestamptz not null,
  left_at timestamptz,
  -- B117: may name a group and add people to it.
  admin boolean not null default false,
  -- Everything up to here is read.
  read_seq integer not null default 0 constraint conversation_members_read_not_negative check (read_seq >= 0),
  typing_at timestamptz,
  -- B112: up to here they were told that something is unread; once while it is.
  told_seq integer not null default 0 constraint conversation_members_told_not_negative check (told_seq >= 0),
  -- When they are to be told, unless they read it before.
  tell_at timestamptz,
  primary key (conversation_id, user_id)
);
create index conversation_members_by_person on conversation_members (user_id) where left_at is null;
create index conversation_members_to_tell on conversation_members (tell_at) where tell_at is not null;

create table chat_messages (
  id bigint primary key generated always as identity,
  conversation_id bigint not null references conversations,
  seq integer not null constraint chat_messages_seq_positive check (seq > 0),
  -- That of the conversation at the last change of this message.
  version bigint not null,
  sender_id bigint not null references users,
  -- Made by the page that sent it: a message that is sent again is the same.
  key uuid not null,
  body text not null constraint chat_messages_body_length check (length(body) <= 4000),
  reply_to bigint references chat_messages,
  file_key text,
  file_name text,
  file_type text,
  file_size integer,
  -- Of a picture.
  file_width integer,
  file_height integer,
  created_at timestamptz not null,
  edited_at timestamptz,
  deleted_at timestamptz,
  deleted_by bigint references users,
  constraint chat_messages_not_empty check (deleted_at is not null or body <> '' or file_key is not null),
  constraint chat_messages_file_whole check (
    (file_key is null) = (file_name is null) and (file_key is null) = (file_type is null) and (file_key is null) = (file_size is null)
  ),
  constraint chat_messages_picture_whole check (
    (file_width is null) = (file_height is null) and (file_key is not null or file_width is null)
  )
);
create unique index chat_messages_in_order on chat_messages (conversation_id, seq);
create unique index chat_messages_sent_once on chat_messages (sender_id, key);
create unique index chat_messages_by_change on chat_messages (conversation_id, version);
-- What is unread is counted without reading the messages.
create index chat_messages_to_count on chat_messages (conversation_id, seq) include (sender_id) where deleted_at is null;
create index chat_messages_by_answered on chat_messages (reply_to) where reply_to is not null;
create index chat_messages_by_deleter on chat_messages (deleted_by) where deleted_by is not null;
create index chat_messages_words on chat_messages using gin (lower(body) gin_trgm_ops) where deleted_at is null;

create table chat_reactions (
  message_id bigint not null references chat_messages,
  user_id bigint not null references users,
  emoji text not null constraint chat_reactions_emoji_known check (emoji in ('👍', '❤️', '😂', '🎉', '🙏', '😮')),
  primary key (message_id, user_id, emoji)
);
create index chat_reactions_by_person on chat_reactions (user_id);

-- When somebody's open page last gave a sign of life.
create table chat_presence (
  user_id bigint primary key references users,
  seen_at timestamptz not null
);
