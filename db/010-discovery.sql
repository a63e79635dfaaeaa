-- One row a listed mentor, kept by discovery from what the other modules announce: search reads this alone.
create table mentor_index (
  user_id bigint primary key references users,
  words text not null,
  country_id bigint,
  gender text,
  working_experience text,
  working_experience_level text,
  industries bigint[] not null,
  skills bigint[] not null,
  languages bigint[] not null,
  goals bigint[] not null,
  job_roles text[] not null,
  rating numeric(3, 2),
  mentor_since timestamptz not null,
  -- The next open slot as last looked at; the list puts those within fourteen days first (B20).
  next_slot_at timestamptz,
  looked_at timestamptz not null
);
create index mentor_index_words on mentor_index using gin (words gin_trgm_ops);
create index mentor_index_text on mentor_index using gin (to_tsvector('simple', words));
create index mentor_index_industries on mentor_index using gin (industries);
create index mentor_index_skills on mentor_index using gin (skills);
create index mentor_index_languages on mentor_index using gin (languages);
create index mentor_index_order on mentor_index (rating desc nulls last, mentor_since desc, user_id desc);
