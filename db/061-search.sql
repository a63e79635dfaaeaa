-- What a search reads of a mentor is kept in their row, and each order has an index that serves it (record 037).
alter table mentor_index
  -- Every word, the first one and two letters of each, and every value that a filter knows.
  add column lexemes tsvector not null default '',
  add column stars integer not null default 0 constraint mentor_index_stars_not_negative check (stars >= 0),
  -- M33: the Bayesian mean.
  add column standing real not null default 0,
  add column sessions integer not null default 0 constraint mentor_index_sessions_not_negative check (sessions >= 0),
  add column has_time boolean not null generated always as (next_slot_at is not null) stored,
  -- Higher is sooner.
  add column soonness bigint not null generated always as
    (coalesce(-(extract(epoch from (next_slot_at - timestamptz '1970-01-01 00:00:00+00')))::bigint, -9000000000000)) stored,
  -- B20: only slots of the next fourteen days are looked for, so whoever has a slot here has time soon.
  add constraint mentor_index_slot_within_fourteen_days check (next_slot_at - looked_at <= interval '336 hours');

-- Every word of a mentor: what is misspelt is brought to one of these before anybody is looked for.
create table mentor_words (word text collate "C" primary key);

-- M33: the mean of all mentors' stars, which whoever has few reviews is near to.
create table mentor_mean (
  one boolean primary key default true constraint mentor_mean_is_one check (one),
  mean real not null
);

insert into mentor_mean (mean)
  select coalesce(sum(a.fl_average_rating * a.fl_stars) / nullif(sum(a.fl_stars), 0), 0)
  from review_averages a join mentor_index m on m.user_id = a.user_id;
update mentor_index m set
  lexemes = array_to_tsvector(array(
    select distinct l from regexp_split_to_table(m.words, '[^[:alnum:]]+') w, unnest(array[left(w, 200), '^' || left(w, 1), '^' || left(w, 2)]) l where w <> ''
    union select 'industry=' || x from unnest(m.industries) x
    union select 'skill=' || x from unnest(m.skills) x
    union select 'language=' || x from unnest(m.languages) x
    union select 'country=' || m.country_id where m.country_id is not null
    union select 'working_experience=' || m.working_experience where m.working_experience is not null
    union select 'working_experience_level=' || m.working_experience_level where m.working_experience_level is not null
    union select 'gender=' || m.gender where m.gender is not null
    union select 'job_role=' || left(lower(x), 200) from unnest(m.job_roles) x)),
  sessions = (
    select count(distinct b.id) from booking_participants p join bookings b on b.id = p.booking_id
    where p.user_id = m.user_id and p.user_type = 'mentor' and p.hidden_at is null and b.hidden_at is null
      and b.program_id is null and b.status in ('completed', 'partially_rated', 'fully_rated') and b.confirmation = 'confirmed');
update mentor_index m set stars = a.fl_stars from review_averages a where a.user_id = m.user_id;
update mentor_index m set standing = (5 * mean + coalesce(rating, mean) * stars) / (5 + stars) from mentor_mean;
insert into mentor_words select distinct left(w, 200) from mentor_index m, regexp_split_to_table(m.words, '[^[:alnum:]]+') w where w <> '';

alter table mentor_index alter column lexemes drop default;
drop index mentor_index_words, mentor_index_text, mentor_index_industries, mentor_index_languages, mentor_index_order;
create index mentor_index_lexemes on mentor_index using gin (lexemes);
create index mentor_index_best on mentor_index (has_time desc, standing desc, stars desc, mentor_since desc, user_id desc);
create index mentor_index_soonest on mentor_index (soonness desc, standing desc, user_id desc);
create index mentor_index_rating on mentor_index (standing desc, stars desc, user_id desc);
create index mentor_index_sessions on mentor_index (sessions desc, standing desc, user_id desc);
create index mentor_index_newest on mentor_index (mentor_since desc, user_id desc);
create index mentor_words_alike on mentor_words using gin (word gin_trgm_ops);
