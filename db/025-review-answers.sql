-- One review of a session by each who took part (B48). Of a group its mentor says one thing, about everybody: no ratee.
alter table reviews alter column ratee_id drop not null;
alter table reviews drop constraint reviews_booking_id_rater_id_ratee_id_key;
alter table reviews add constraint reviews_once unique (booking_id, rater_id);
alter table reviews add check (ratee_id is not null or is_group_rating);
create index reviews_program on reviews (program_id, submitted_at desc) where program_id is not null;

-- Whether it is part of the averages. By the clock alone a review could be missed: one that was being written while
-- they were counted.
alter table reviews add column counted boolean not null default false;
drop index reviews_unsealing;
create index reviews_uncounted on reviews (unsealed_at) where not counted and ratee_id is not null;

-- What was answered, with the question as it read when it was answered: it may be changed or go.
create table review_answers (
  review_id bigint not null references reviews,
  question_id bigint not null references impact_questions,
  position smallint not null,
  title text not null,
  description text not null default '',
  category text not null check (category in ('scale', 'stars', 'text', 'options')),
  scale_start integer,
  scale_end integer,
  value integer,
  text text check (length(text) <= 2000),
  options jsonb not null default '[]',
  primary key (review_id, question_id),
  check (category <> 'stars' or value is null or value between 1 and 5)
);
