-- The applicants of a form, as they are looked for (record 049): under the status that admins see, and without those whose account
-- is gone, each in an index.
alter table applicants
  -- Among the rejected at once, also while it can still be undone (M42).
  add column shown_status text not null generated always as (case when rejects_at is null then status else 'rejected' end) stored,
  add column is_gone boolean not null default false,
  -- Name and address, a line each, in small letters.
  add column sought text not null default '';

-- The person's row is locked, so that a name that is being changed meanwhile is the new one here, or changes this row afterwards.
create function describe_applicant() returns trigger language plpgsql as $$
begin
  select lower(firstname || ' ' || lastname || E'\n' || email), deleted_at is not null into new.sought, new.is_gone
    from users where id = new.user_id for share;
  return new;
end
$$;
create trigger applicants_described before insert on applicants for each row execute function describe_applicant();

create function describe_applicants() returns trigger language plpgsql as $$
begin
  update applicants set sought = lower(new.firstname || ' ' || new.lastname || E'\n' || new.email), is_gone = new.deleted_at is not null
    where user_id = new.id;
  return null;
end
$$;
create trigger applicants_described_again after update of firstname, lastname, email, deleted_at on users for each row
  when ((old.firstname, old.lastname, old.email, old.deleted_at) is distinct from (new.firstname, new.lastname, new.email, new.deleted_at))
  execute function describe_applicants();

update applicants a set sought = lower(u.firstname || ' ' || u.lastname || E'\n' || u.email), is_gone = u.deleted_at is not null
  from users u where u.id = a.user_id;

drop index applicants_status;
create index applicants_shown on applicants (application_id, shown_status, applied_on desc nulls last, id desc) where not is_gone;
create index applicants_latest on applicants (application_id, applied_on desc nulls last, id desc) include (shown_status) where not is_gone;
create index applicants_with_place on applicants (application_id, status) where not is_gone;
create index applicants_sought on applicants using gin (sought gin_trgm_ops);

-- How many mentors each value of a filter finds: they used to be counted for each visitor. Changes are only added, so that no two
-- people who save their profiles wait for each other, and are added up every minute (as in record 013).
create table mentor_counts (
  key text not null,
  value text not null,
  people integer not null,
  primary key (key, value)
);
create index mentor_counts_most on mentor_counts (key, people desc, value);
create table mentor_count_changes (
  id bigint generated always as identity primary key,
  key text not null,
  value text not null,
  change integer not null
);

create function count_mentor(one mentor_index, by integer) returns void language sql as $$
  insert into mentor_count_changes (key, value, change)
  select key, value, by from (
    select 'industry' as key, x::text as value from unnest(one.industries) x
    union all select 'language', x::text from unnest(one.languages) x
    union all select 'country', one.country_id::text
    union all select 'working_experience', one.working_experience
    union all select 'working_experience_level', one.working_experience_level
    union all select 'gender', one.gender
    union all select distinct 'job_role', x from unnest(one.job_roles) x
    union all select 'total', ''
  ) as known where value is not null
$$;
create function count_mentors() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform count_mentor(old, -1); end if;
  if tg_op <> 'DELETE' then perform count_mentor(new, 1); end if;
  return null;
end
$$;
create trigger mentors_counted after insert or delete on mentor_index for each row execute function count_mentors();
create trigger mentors_counted_again after update on mentor_index for each row
  when ((old.industries, old.languages, old.country_id, old.working_experience, old.working_experience_level, old.gender, old.job_roles)
    is distinct from
    (new.industries, new.languages, new.country_id, new.working_experience, new.working_experience_level, new.gender, new.job_roles))
  execute function count_mentors();

insert into mentor_counts (key, value, people)
  select key, value, count(*) from mentor_index m, lateral (
    select 'industry' as key, x::text as value from unnest(m.industries) x
    union all select 'language', x::text from unnest(m.languages) x
    union all select 'country', m.country_id::text
    union all select 'working_experience', m.working_experience
    union all select 'working_experience_level', m.working_experience_level
    union all select 'gender', m.gender
    union all select distinct 'job_role', x from unnest(m.job_roles) x
    union all select 'total', ''
  ) as known where value is not null group by key, value;

-- A portal's directory: what a search reads of each mentor and mentee of a program, as mentor_index has it of the platform's mentors.
create table member_index (
  membership_id bigint primary key references program_memberships on delete cascade,
  program_id bigint not null references programs,
  user_id bigint not null references users,
  side text not null constraint member_index_side_known check (side in ('mentor', 'mentee')),
  -- Of mentors: 'unconfirmed' are shown to admins alone (M41), 'full' ones not to mentees who pick (M06).
  state text not null constraint member_index_state_known check (state in ('open', 'full', 'unconfirmed')),
  firstname text not null,
  lastname text not null,
  since timestamptz not null,
  stars integer not null,
  star_sum integer not null,
  -- M33: the Bayesian mean of the stars given here, less everybody's mean: when that moves, only those with stars do.
  standing real not null,
  sessions integer not null,
  -- Every word, the first one and two letters of each, and every value that a filter knows (`rules/lexemes.ts`).
  lexemes tsvector not null,
  -- What the numbers beside the filters count of them: 'gender=female'.
  counted text[] not null
);
-- Every word of a program's people: what is misspelt is brought to one of these.
create table member_words (program_id bigint not null, word text collate "C" not null, primary key (program_id, word));
create table member_counts (
  program_id bigint not null,
  side text not null,
  state text not null,
  value text not null,
  people integer not null,
  primary key (program_id, side, state, value)
);
create table member_count_changes (
  id bigint generated always as identity primary key,
  program_id bigint not null,
  side text not null,
  state text not null,
  value text not null,
  change integer not null
);
create index member_count_changes_program on member_count_changes (program_id);

-- Locks the rows first, as list_participants does.
create function list_members(memberships bigint[]) returns void language plpgsql set plan_cache_mode = force_custom_plan as $$
begin
  perform from member_index where membership_id = any(memberships) order by membership_id for update;
  delete from member_index i where i.membership_id = any(memberships) and not exists (
    select from program_memberships m join roles r on r.id = m.role_id join users u on u.id = m.user_id
    where m.id = i.membership_id and m.removed_at is null and r.user_type = i.side and u.deleted_at is null);
  insert into member_index as i (membership_id, program_id, user_id, side, state, firstname, lastname, since, stars, star_sum, standing,
    sessions, lexemes, counted)
  with people as (
    select m.id, m.program_id, m.user_id, r.user_type as side, lower(u.firstname) as firstname, lower(u.lastname) as lastname, m.joined_at,
      case
        when r.user_type = 'mentee' then 'open'
        when u.confirmed_at is null then 'unconfirmed'
        when m.capacity is not null and (select count(*) from pairings p
          where p.program_id = m.program_id and p.mentor_id = m.user_id and p.status <> 'ended') >= m.capacity then 'full'
        else 'open' end as state,
      lower(unaccent(concat_ws(' ', u.firstname, u.lastname, i.job_title, i.company,
        (select string_agg(s.name::text, ' ') from user_skills x join skills s on s.id = x.skill_id where x.user_id = u.id),
        (select string_agg(g.mentor_label, ' ') from user_goals x join goals g on g.id = x.goal_id where x.user_id = u.id)))) as words,
      array(
        select 'total='
        union select 'industry=' || x.industry_id from user_industries x
          where x.user_id = u.id and x.kind = case r.user_type when 'mentor' then 'own' else 'interested' end
        union select 'skill=' || x.skill_id from user_skills x where x.user_id = u.id
        union select 'language=' || x.language_id from user_languages x where x.user_id = u.id
        union select 'program_goals=' || g.id from user_program_goals x join program_goals g on g.id = x.program_goal_id
          where x.user_id = u.id and g.program_id = m.program_id and g.enabled
        union select 'country=' || i.country_id where i.country_id is not null
        union select 'working_experience=' || i.working_experience where i.working_experience is not null
        union select 'working_experience_level=' || i.working_experience_level where i.working_experience_level is not null
        union select 'gender=' || i.gender where i.gender is not null
        union select 'job_role=' || x from unnest(array_remove(coalesce(i.job_roles, '{}') || i.job_title, null)) x
      ) as known,
      v.stars, v.star_sum,
      case r.user_type when 'mentor' then (
        select count(distinct b.id) from booking_participants x join bookings b on b.id = x.booking_id
        where x.user_id = u.id and x.user_type = 'mentor' and x.hidden_at is null and b.hidden_at is null and b.program_id = m.program_id
          and b.status in ('completed', 'partially_rated', 'fully_rated') and b.confirmation = 'confirmed') else 0 end as sessions
    from program_memberships m join roles r on r.id = m.role_id join users u on u.id = m.user_id
      left join user_infos i on i.user_id = u.id
      cross join lateral (
        select count(v.star_rating) as stars, coalesce(sum(v.star_rating), 0) as star_sum from reviews v
        where r.user_type = 'mentor' and v.ratee_id = u.id and v.program_id = m.program_id and v.counted and not v.hidden
          and not exists (select from bookings b where b.id = v.booking_id and b.hidden_at is not null)
          and not exists (select from booking_participants x where x.booking_id = v.booking_id
            and x.user_id in (v.rater_id, v.ratee_id) and x.hidden_at is not null)
      ) v
    where m.id = any(memberships) and m.removed_at is null and u.deleted_at is null and r.user_type <> 'admin'
  )
  select id, program_id, user_id, side, state, firstname, lastname, joined_at, stars, star_sum,
    (star_sum - stars * coalesce((select mean from mentor_mean), 0)) / (5 + stars), sessions,
    array_to_tsvector(array(
      -- Any letter beyond ASCII is one, in whatever language the database was made.
      select distinct l from regexp_split_to_table(words, '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+') w,
        unnest(array[left(w, 200), '^' || left(w, 1), '^' || left(w, 2)]) l where w <> ''
      union select left(lower(k), position('=' in k) + 200) from unnest(known) k where k <> 'total=')),
    known
  from people order by id
  on conflict (membership_id) do update set side = excluded.side, state = excluded.state, firstname = excluded.firstname,
    lastname = excluded.lastname, since = excluded.since, stars = excluded.stars, star_sum = excluded.star_sum,
    standing = excluded.standing, sessions = excluded.sessions, lexemes = excluded.lexemes, counted = excluded.counted
  where (i.side, i.state, i.firstname, i.lastname, i.since, i.stars, i.star_sum, i.standing, i.sessions, i.lexemes, i.counted)
    is distinct from (excluded.side, excluded.state, excluded.firstname, excluded.lastname, excluded.since, excluded.stars,
      excluded.star_sum, excluded.standing, excluded.sessions, excluded.lexemes, excluded.counted);
end
$$;

-- The numbers and the words follow the rows; the words in one order, so that two who write the same never wait for each other in a
-- circle.
create function forget_member_words(programs bigint[], words text[]) returns void language sql as $$
  -- A name must not stay when its last bearer is gone.
  delete from member_words d using (select distinct p, w from unnest(programs, words) as u (p, w) where w !~ '[=^]') g
  where d.program_id = g.p and d.word = g.w
    and not exists (select from member_index m where m.program_id = g.p and m.lexemes @@ quote_literal(g.w)::tsquery)
$$;
create function count_new_members() returns trigger language plpgsql as $$
begin
  insert into member_count_changes (program_id, side, state, value, change)
    select n.program_id, n.side, n.state, v, count(*) from after_it n, unnest(n.counted) v group by 1, 2, 3, 4;
  insert into member_words (program_id, word)
    select distinct n.program_id, w from after_it n, unnest(tsvector_to_array(n.lexemes)) w where w !~ '[=^]' order by 1, 2
    on conflict do nothing;
  return null;
end
$$;
create function count_changed_members() returns trigger language plpgsql as $$
begin
  insert into member_count_changes (program_id, side, state, value, change)
    select program_id, side, state, value, sum(change) from (
      select n.program_id, n.side, n.state, v as value, 1 as change from after_it n join before_it o using (membership_id), unnest(n.counted) v
        where (n.side, n.state, n.counted) is distinct from (o.side, o.state, o.counted)
      union all
      select o.program_id, o.side, o.state, v, -1 from after_it n join before_it o using (membership_id), unnest(o.counted) v
        where (n.side, n.state, n.counted) is distinct from (o.side, o.state, o.counted)
    ) as changed group by 1, 2, 3, 4 having sum(change) <> 0;
  insert into member_words (program_id, word)
    select distinct n.program_id, w from after_it n join before_it o using (membership_id), unnest(tsvector_to_array(n.lexemes)) w
      where n.lexemes is distinct from o.lexemes and w !~ '[=^]' order by 1, 2
    on conflict do nothing;
  perform forget_member_words(array_agg(o.program_id), array_agg(w))
    from after_it n join before_it o using (membership_id), unnest(tsvector_to_array(o.lexemes)) w
    where n.lexemes is distinct from o.lexemes;
  return null;
end
$$;
create function count_gone_members() returns trigger language plpgsql as $$
begin
  insert into member_count_changes (program_id, side, state, value, change)
    select o.program_id, o.side, o.state, v, -count(*) from before_it o, unnest(o.counted) v group by 1, 2, 3, 4;
  perform forget_member_words(array_agg(o.program_id), array_agg(w)) from before_it o, unnest(tsvector_to_array(o.lexemes)) w;
  return null;
end
$$;
create trigger members_counted after insert on member_index referencing new table as after_it
  for each statement execute function count_new_members();
create trigger members_counted_again after update on member_index referencing old table as before_it new table as after_it
  for each statement execute function count_changed_members();
create trigger members_counted_out after delete on member_index referencing old table as before_it
  for each statement execute function count_gone_members();

-- Both lists of a program follow the same memberships.
create or replace function list_people(people bigint[]) returns void language plpgsql as $$
declare
  person bigint;
  memberships bigint[];
begin
  if cardinality(people) = 0 then return; end if;
  for person in select distinct x from unnest(people) x order by x loop
    perform pg_advisory_xact_lock(70, (person % 2147483647)::integer);
  end loop;
  memberships := array(select id from program_memberships where user_id = any(people) and removed_at is null);
  perform list_participants(memberships);
  perform list_members(memberships);
end
$$;
-- For what the list of participants does not know.
create function list_profiles(people bigint[]) returns void language plpgsql as $$
declare
  person bigint;
begin
  if cardinality(people) = 0 then return; end if;
  for person in select distinct x from unnest(people) x order by x loop
    perform pg_advisory_xact_lock(70, (person % 2147483647)::integer);
  end loop;
  perform list_members(array(select id from program_memberships where user_id = any(people) and removed_at is null));
end
$$;
create or replace function list_changed_members() returns trigger language plpgsql as $$
begin
  perform list_participants(array(select a.id from after_it a join before_it b on b.id = a.id
    where (a.role_id, a.joined_at, a.removed_at) is distinct from (b.role_id, b.joined_at, b.removed_at)));
  perform list_members(array(select a.id from after_it a join before_it b on b.id = a.id
    where (a.role_id, a.joined_at, a.removed_at, a.capacity) is distinct from (b.role_id, b.joined_at, b.removed_at, b.capacity)));
  return null;
end
$$;

create function list_profile() returns trigger language plpgsql as $$
begin
  perform list_profiles(array[new.id]);
  return null;
end
$$;
create trigger members_confirmed_or_deleted after update of confirmed_at, deleted_at on users for each row
  when ((old.confirmed_at is null, old.deleted_at is null) is distinct from (new.confirmed_at is null, new.deleted_at is null))
  execute function list_profile();

create function list_described_profiles() returns trigger language plpgsql as $$
begin
  perform list_profiles(array(select n.user_id from after_it n left join before_it o using (user_id)
    where (n.job_title, n.company, n.country_id, n.gender, n.working_experience, n.working_experience_level, n.job_roles)
      is distinct from (o.job_title, o.company, o.country_id, o.gender, o.working_experience, o.working_experience_level, o.job_roles)));
  return null;
end
$$;
create trigger members_profiles_changed after update on user_infos referencing old table as before_it new table as after_it
  for each statement execute function list_described_profiles();

create function list_chosen() returns trigger language plpgsql as $$
begin
  perform list_profiles(array(select user_id from changed));
  return null;
end
$$;
do $$
declare
  source text;
begin
  foreach source in array array['user_infos', 'user_industries', 'user_skills', 'user_languages', 'user_goals', 'user_program_goals'] loop
    execute format('create trigger members_know_more after insert on %I referencing new table as changed
      for each statement execute function list_chosen()', source);
    execute format('create trigger members_know_less after delete on %I referencing old table as changed
      for each statement execute function list_chosen()', source);
  end loop;
end
$$;

create function list_renamed() returns trigger language plpgsql as $$
begin
  execute format('select list_profiles(array(select user_id from %I where %I = $1))', tg_argv[0], tg_argv[1]) using new.id;
  return null;
end
$$;
create trigger members_services after update of enabled on program_goals for each row
  when (old.enabled is distinct from new.enabled) execute function list_renamed('user_program_goals', 'program_goal_id');
create trigger members_skills after update of name on skills for each row
  when (old.name is distinct from new.name) execute function list_renamed('user_skills', 'skill_id');
create trigger members_goals after update of mentor_label on goals for each row
  when (old.mentor_label is distinct from new.mentor_label) execute function list_renamed('user_goals', 'goal_id');

-- How many mentees a mentor has.
create function list_mentor() returns trigger language plpgsql as $$
begin
  perform list_members(array(select id from program_memberships
    where program_id = new.program_id and user_id = new.mentor_id and removed_at is null and capacity is not null));
  return null;
end
$$;
create trigger members_with_a_mentee after insert or update of status on pairings for each row
  when (new.mentor_id is not null) execute function list_mentor();

create function list_who_held() returns trigger language plpgsql set plan_cache_mode = force_custom_plan as $$
begin
  perform list_members(array(select m.id from booking_participants x join program_memberships m on m.user_id = x.user_id
    where x.booking_id = new.id and x.user_type = 'mentor' and m.program_id = new.program_id and m.removed_at is null));
  return null;
end
$$;
create trigger members_of_session after update of status, confirmation, hidden_at on bookings for each row
  when (new.program_id is not null and (old.status, old.confirmation, old.hidden_at) is distinct from (new.status, new.confirmation, new.hidden_at))
  execute function list_who_held();
-- Found session by session, by key: many rows written at once have no statistics, and a plan made without them read every
-- participant for every row.
create function list_who_took_part() returns trigger language plpgsql set plan_cache_mode = force_custom_plan as $$
begin
  perform list_members(array(
    with held as materialized (select distinct booking_id from changed)
    select distinct m.id from held
      cross join lateral (select program_id from bookings where id = held.booking_id and program_id is not null
        and status in ('completed', 'partially_rated', 'fully_rated') offset 0) b
      cross join lateral (select user_id from booking_participants where booking_id = held.booking_id and user_type = 'mentor' offset 0) y
      join program_memberships m on m.program_id = b.program_id and m.user_id = y.user_id
    where m.removed_at is null));
  return null;
end
$$;
create trigger members_took_part after insert on booking_participants referencing new table as changed
  for each statement execute function list_who_took_part();
create trigger members_hidden after update on booking_participants referencing new table as changed
  for each statement execute function list_who_took_part();

create function list_rated() returns trigger language plpgsql set plan_cache_mode = force_custom_plan as $$
begin
  perform list_members(array(select m.id from changed v join program_memberships m on m.program_id = v.program_id and m.user_id = v.ratee_id
    where m.removed_at is null));
  return null;
end
$$;
create trigger members_rated after insert on reviews referencing new table as changed for each statement execute function list_rated();
create trigger members_rated_again after update on reviews referencing new table as changed for each statement execute function list_rated();
create trigger members_no_longer_rated after delete on reviews referencing old table as changed for each statement execute function list_rated();

create function list_by_mean() returns trigger language plpgsql as $$
begin
  update member_index set standing = (star_sum - stars * new.mean) / (5 + stars) where stars > 0;
  return null;
end
$$;
create trigger members_by_mean after insert or update on mentor_mean for each row execute function list_by_mean();

select list_members(array(select id from program_memberships where removed_at is null));

create index member_index_lexemes on member_index using gin (lexemes);
-- Whether somebody is shown goes along, so that a page far down is reached without a look at the rows.
create index member_index_named on member_index (program_id, side, firstname, lastname, user_id) include (state);
create index member_index_rated on member_index (program_id, side, standing desc, firstname, lastname, user_id) include (state);
create index member_index_busy on member_index (program_id, side, sessions desc, firstname, lastname, user_id) include (state);
create index member_index_newest on member_index (program_id, side, since desc, user_id desc) include (state);
create index member_index_user on member_index (user_id);
create index member_words_alike on member_words using gin (word gin_trgm_ops);
create index member_counts_most on member_counts (program_id, side, people desc, value);
