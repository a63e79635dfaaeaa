-- Figures that needed a look at every session, participant or review of a program are tallied as bookings are (record 013), so that
-- they take a millisecond at 300,000 sessions as well (record 050).
create table figure_tallies (
  program_id bigint not null,
  -- 'held_by_mentor', 'reviews_owed', 'reviews_given', 'stars_by_mentor', 'stars_by_mentee'.
  figure text not null,
  -- The mentor who held sessions, or how many stars were given; otherwise 0.
  about bigint not null,
  counted integer not null,
  primary key (program_id, figure, about)
);
-- What has changed since they were last added up. Rows are only added here, so nobody waits for anybody else's session.
create table figure_tally_changes (
  id bigint generated always as identity primary key,
  program_id bigint not null,
  figure text not null,
  about bigint not null,
  change integer not null
);
create index figure_tally_changes_program on figure_tally_changes (program_id);

-- It took place and counts: not hidden with a removed member (BKG-123), not logged by one side alone (M43).
create function is_held(one bookings) returns boolean immutable language sql as $$
  select one.hidden_at is null and one.confirmation = 'confirmed' and one.status in ('completed', 'partially_rated', 'fully_rated')
$$;
-- Its participants are asked for a review each, unless only the clock has concluded it (B93, D07).
create function owes_reviews(one bookings) returns boolean immutable language sql as $$
  select is_held(one) and not one.auto_completed
$$;

create function change_figure(program bigint, what text, whom bigint, by integer) returns void language sql as $$
  insert into figure_tally_changes (program_id, figure, about, change) select program, what, whom, by where by <> 0
$$;

-- What a session adds to the figures of its program, with the participants and reviews that it has now.
create function figures_of(one bookings) returns table (figure text, about bigint, counted bigint) stable language sql as $$
  select 'held_by_mentor', one.mentor_id, 1 where is_held(one)
  union all
  select 'reviews_owed', 0, count(*) from booking_participants where booking_id = one.id and owes_reviews(one)
  union all
  select 'reviews_given', 0, count(rated_at) from booking_participants where booking_id = one.id and owes_reviews(one)
  union all
  select 'stars_by_' || rater_type, star_rating, count(*) from reviews
  where booking_id = one.id and one.hidden_at is null and not hidden and star_rating is not null group by 1, 2
$$;

create function tally_session() returns trigger language plpgsql set plan_cache_mode = force_custom_plan as $$
begin
  insert into figure_tally_changes (program_id, figure, about, change)
  select program, figure, about, sum(change) from (
    select new.program_id as program, figure, about, counted as change from figures_of(new) where tg_op <> 'DELETE'
    union all
    select old.program_id, figure, about, -counted from figures_of(old) where tg_op <> 'INSERT'
  ) as changed where program is not null group by 1, 2, 3 having sum(change) <> 0;
  return null;
end
$$;
create trigger figures_of_new after insert on bookings for each row when (is_held(new)) execute function tally_session();
create trigger figures_of_changed after update on bookings for each row
  when ((old.program_id, is_held(old), owes_reviews(old), old.hidden_at is null, old.mentor_id)
    is distinct from (new.program_id, is_held(new), owes_reviews(new), new.hidden_at is null, new.mentor_id))
  execute function tally_session();
create trigger figures_of_removed after delete on bookings for each row when (is_held(old)) execute function tally_session();

-- The session is locked: whoever changes it meanwhile either has committed, and is seen here, or sees what happens here.
create function tally_participant() returns trigger language plpgsql set plan_cache_mode = force_custom_plan as $$
declare
  session bookings;
begin
  select * into session from bookings where id = coalesce(new.booking_id, old.booking_id) for no key update;
  if session.program_id is not null and owes_reviews(session) then
    perform change_figure(session.program_id, 'reviews_owed', 0, (tg_op <> 'DELETE')::integer - (tg_op <> 'INSERT')::integer);
    perform change_figure(session.program_id, 'reviews_given', 0,
      (new.rated_at is not null)::integer - (old.rated_at is not null)::integer);
  end if;
  return null;
end
$$;
create trigger figures_of_participants after insert or delete on booking_participants for each row execute function tally_participant();
create trigger figures_of_raters after update of rated_at on booking_participants for each row
  when ((old.rated_at is null) <> (new.rated_at is null)) execute function tally_participant();

create function tally_review() returns trigger language plpgsql set plan_cache_mode = force_custom_plan as $$
declare
  session bookings;
begin
  select * into session from bookings where id = coalesce(new.booking_id, old.booking_id) for no key update;
  if session.program_id is null or session.hidden_at is not null then return null; end if;
  if tg_op <> 'INSERT' and not old.hidden and old.star_rating is not null then
    perform change_figure(session.program_id, 'stars_by_' || old.rater_type, old.star_rating, -1);
  end if;
  if tg_op <> 'DELETE' and not new.hidden and new.star_rating is not null then
    perform change_figure(session.program_id, 'stars_by_' || new.rater_type, new.star_rating, 1);
  end if;
  return null;
end
$$;
create trigger figures_of_reviews after insert or delete on reviews for each row execute function tally_review();
create trigger figures_of_changed_reviews after update on reviews for each row
  when ((old.hidden, old.star_rating) is distinct from (new.hidden, new.star_rating)) execute function tally_review();

-- Counts these programs anew: what was there before these tables were, and what is written without triggers.
create function count_figures(programs bigint[]) returns void language plpgsql set plan_cache_mode = force_custom_plan as $$
begin
  delete from figure_tally_changes where program_id = any(programs);
  delete from figure_tallies where program_id = any(programs);
  insert into figure_tallies (program_id, figure, about, counted)
  select b.program_id, 'held_by_mentor', b.mentor_id, count(*) from bookings b
  where b.program_id = any(programs) and is_held(b) group by 1, 3
  union all
  select b.program_id, f.figure, 0, sum(f.counted) from bookings b join booking_participants p on p.booking_id = b.id,
    lateral (values ('reviews_owed', 1), ('reviews_given', (p.rated_at is not null)::integer)) as f (figure, counted)
  where b.program_id = any(programs) and owes_reviews(b) group by 1, 2
  union all
  select b.program_id, 'stars_by_' || r.rater_type, r.star_rating, count(*) from bookings b join reviews r on r.booking_id = b.id
  where b.program_id = any(programs) and b.hidden_at is null and not r.hidden and r.star_rating is not null group by 1, 2, 3;
end
$$;
select count_figures(array(select distinct program_id from bookings where program_id is not null));

-- What happened in a month is counted by day and kind: with the kind in the index, the rows are not read.
drop index activities_latest;
create index activities_latest on activities (program_id, created_at desc, id desc) include (booking_id, action);
