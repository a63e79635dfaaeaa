-- What a session is prepared with and what it leaves: notes that everyone in it writes together, and lines.
create table session_minutes (
  booking_id bigint primary key references bookings on delete cascade,
  notes text not null default '' constraint session_minutes_notes_length check (length(notes) <= 5000),
  -- Grows with each change, so that nobody overwrites what they have not read.
  version integer not null default 0,
  changed_by bigint references users,
  changed_at timestamptz
);

create table minutes_items (
  id bigint generated always as identity primary key,
  booking_id bigint not null references session_minutes on delete cascade,
  kind text not null constraint minutes_items_kind_known check (kind in ('agenda', 'action')),
  body text not null constraint minutes_items_body_length check (length(body) between 1 and 300),
  author_id bigint not null references users,
  -- Whose action it is; null: of everyone in the session.
  owner_id bigint references users,
  due_date date,
  -- The meeting whose transcript its words were taken from, by way of an earlier session too; null once somebody has
  -- written it anew (M48).
  meeting_id bigint references meetings on delete set null,
  created_at timestamptz not null,
  done_at timestamptz,
  constraint minutes_items_agenda_plain check (kind = 'action' or (owner_id is null and due_date is null))
);
create index minutes_items_booking on minutes_items (booking_id, id);
create index minutes_items_author on minutes_items (author_id);
create index minutes_items_owner on minutes_items (owner_id) where owner_id is not null;
create index minutes_items_meeting on minutes_items (meeting_id) where meeting_id is not null;

-- The objectives that people made of agreed actions: one of each action and person.
create table objectives_of_actions (
  objective_id bigint primary key references objectives on delete cascade,
  user_id bigint not null references users,
  item_id bigint references minutes_items on delete set null,
  -- Where the action came from a transcript: the objective goes with it unless its words are no longer these (M48).
  meeting_id bigint references meetings on delete set null,
  words text not null constraint objectives_of_actions_words_length check (length(words) between 1 and 300)
);
create unique index objectives_of_actions_one_each on objectives_of_actions (item_id, user_id) where item_id is not null;
create index objectives_of_actions_user on objectives_of_actions (user_id);
create index objectives_of_actions_meeting on objectives_of_actions (meeting_id) where meeting_id is not null;
