-- What the list of participants looks for is kept in a row of each current membership, so that every filter is one stretch of an index
-- and each order is one, at 100,000 members as well (record 049). Triggers keep it: who is paired or has met somebody is known by the
-- tables of later modules.
create table participant_index (
  membership_id bigint primary key references program_memberships on delete cascade,
  program_id bigint not null references programs,
  user_id bigint not null references users,
  role_id bigint not null references roles,
  user_type text not null,
  firstname text not null,
  lastname text not null,
  joined_at timestamptz not null,
  -- In small letters, a line each: name, address, phone number, the company's number for them.
  sought text not null,
  can_sign_in boolean not null,
  is_paired boolean not null,
  -- When the latest session here began that was completed and counts.
  held_at timestamptz,
  -- Sessions here that are upcoming by their status: those that are over wait to be completed, and count too.
  awaited tstzrange[] not null,
  -- How many sessions here they held that count, and when the first and the third of them began: a program's figures read it of
  -- everybody, instead of all of their sessions (record 050).
  held integer not null,
  first_held_at timestamptz,
  third_held_at timestamptz,
  department text not null,
  team text not null,
  grade text not null,
  location text not null,
  -- Every value that a filter knows. Each begins with the program, so that a big one costs a small one nothing.
  lexemes tsvector not null generated always as (array_to_tsvector(array_remove(array[
    program_id::text || ':role=' || role_id::text,
    program_id::text || ':user_type=' || user_type,
    case when not can_sign_in then program_id::text || ':never_signed_in' end,
    case when user_type <> 'admin' and not is_paired then program_id::text || ':not_paired' end,
    -- The day since 1970 of the last session; 'held=9' for none, after all days.
    case when user_type <> 'admin' then program_id::text || ':held='
      || coalesce(lpad(floor(extract(epoch from (held_at - timestamptz '1970-01-01 00:00:00+00')) / 86400)::integer::text, 6, '0'), '9') end,
    case when department <> '' then program_id::text || ':department=' || department end,
    case when team <> '' then program_id::text || ':team=' || team end,
    case when grade <> '' then program_id::text || ':grade=' || grade end,
    case when location <> '' then program_id::text || ':location=' || location end
  ], null))) stored
);

-- Locks the rows first: whoever changes another fact of the same people has either committed, and is seen by what follows,
-- or waits here until this transaction has.
-- A plan that a function has made stays for as long as the connection does: made while the tables were small, it reads them whole for
-- each of thousands of rows that are written at once later. So every function here plans anew.
create function list_participants(memberships bigint[]) returns void language plpgsql set plan_cache_mode = force_custom_plan as $$
begin
  perform from participant_index where membership_id = any(memberships) order by membership_id for update;
  delete from participant_index i where i.membership_id = any(memberships)
    and not exists (select from program_memberships m where m.id = i.membership_id and m.removed_at is null);
  insert into participant_index as i (membership_id, program_id, user_id, role_id, user_type, firstname, lastname, joined_at, sought,
    can_sign_in, is_paired, held_at, awaited, department, team, grade, location, held, first_held_at, third_held_at)
  select m.id, m.program_id, m.user_id, m.role_id, r.user_type, u.firstname, u.lastname, m.joined_at,
    lower(concat_ws(E'\n', u.firstname || ' ' || u.lastname, u.email, u.phone_no, d.employee_id)),
    exists (select from identities x where x.user_id = m.user_id),
    exists (select from pairing_participants x join pairings p on p.id = x.pairing_id
      where x.user_id = m.user_id and p.program_id = m.program_id and p.status <> 'ended' and p.hidden_at is null),
    s.held_at, coalesce(s.awaited, '{}'),
    coalesce(d.department, ''), coalesce(d.team, ''), coalesce(d.grade, ''), coalesce(d.location, ''),
    coalesce(cardinality(s.began), 0), s.began[1], s.began[3]
  from program_memberships m join roles r on r.id = m.role_id join users u on u.id = m.user_id join programs p on p.id = m.program_id
    left join employee_details d on d.enterprise_id = p.enterprise_id and d.user_id = m.user_id
    left join lateral (
      select max(b.start_at) filter (where b.status <> 'upcoming') as held_at,
        array_agg(tstzrange(b.start_at, b.end_at) order by b.start_at, b.id) filter (where b.status = 'upcoming') as awaited,
        array_agg(b.start_at order by b.start_at, b.id) filter (where b.status <> 'upcoming') as began
      from booking_participants x join bookings b on b.id = x.booking_id
      where x.user_id = m.user_id and b.program_id = m.program_id
        and b.status in ('upcoming', 'completed', 'partially_rated', 'fully_rated')
        and b.confirmation = 'confirmed' and b.hidden_at is null
    ) s on true
  where m.id = any(memberships) and m.removed_at is null
  order by m.id
  on conflict (membership_id) do update set role_id = excluded.role_id, user_type = excluded.user_type,
    firstname = excluded.firstname, lastname = excluded.lastname, joined_at = excluded.joined_at, sought = excluded.sought,
    can_sign_in = excluded.can_sign_in, is_paired = excluded.is_paired, held_at = excluded.held_at, awaited = excluded.awaited,
    department = excluded.department, team = excluded.team, grade = excluded.grade, location = excluded.location,
    held = excluded.held, first_held_at = excluded.first_held_at, third_held_at = excluded.third_held_at
  where (i.role_id, i.user_type, i.firstname, i.lastname, i.joined_at, i.sought, i.can_sign_in, i.is_paired, i.held_at, i.awaited,
      i.department, i.team, i.grade, i.location, i.held, i.first_held_at, i.third_held_at)
    is distinct from (excluded.role_id, excluded.user_type, excluded.firstname, excluded.lastname, excluded.joined_at, excluded.sought,
      excluded.can_sign_in, excluded.is_paired, excluded.held_at, excluded.awaited, excluded.department, excluded.team, excluded.grade,
      excluded.location, excluded.held, excluded.first_held_at, excluded.third_held_at);
end
$$;

-- People, wherever they take part. A membership that is being added meanwhile has no row to lock yet: whoever adds one and whoever
-- changes what it shows take turns by person.
create function list_people(people bigint[]) returns void language plpgsql as $$
declare
  person bigint;
begin
  if cardinality(people) = 0 then return; end if;
  for person in select distinct x from unnest(people) x order by x loop
    perform pg_advisory_xact_lock(70, (person % 2147483647)::integer);
  end loop;
  perform list_participants(array(select id from program_memberships where user_id = any(people) and removed_at is null));
end
$$;

create function list_joined() returns trigger language plpgsql as $$
begin
  perform list_people(array(select user_id from after_it where removed_at is null));
  return null;
end
$$;
create trigger participants_joined after insert on program_memberships referencing new table as after_it
  for each statement execute function list_joined();

-- A visit to the admin area, a reminder or a capacity is in no filter.
create function list_changed_members() returns trigger language plpgsql as $$
begin
  perform list_participants(array(select a.id from after_it a join before_it b on b.id = a.id
    where (a.role_id, a.joined_at, a.removed_at) is distinct from (b.role_id, b.joined_at, b.removed_at)));
  return null;
end
$$;
create trigger participants_changed after update on program_memberships
  referencing old table as before_it new table as after_it for each statement execute function list_changed_members();

create function list_person() returns trigger language plpgsql as $$
begin
  perform list_people(array[new.id]);
  return null;
end
$$;
create trigger participants_named after update of firstname, lastname, email, phone_no on users for each row
  when ((old.firstname, old.lastname, old.email, old.phone_no) is distinct from (new.firstname, new.lastname, new.email, new.phone_no))
  execute function list_person();

create function list_who_signs_in() returns trigger language plpgsql as $$
begin
  perform list_people(array[coalesce(new.user_id, old.user_id)]);
  return null;
end
$$;
create trigger participants_with_a_way_in after insert or delete on identities for each row execute function list_who_signs_in();

create function list_described() returns trigger language plpgsql as $$
begin
  perform list_people(array(select user_id from changed where user_id is not null));
  return null;
end
$$;
create trigger participants_described after insert on employee_details referencing new table as changed
  for each statement execute function list_described();
create trigger participants_described_again after update on employee_details referencing new table as changed
  for each statement execute function list_described();
create trigger participants_no_longer_described after delete on employee_details referencing old table as changed
  for each statement execute function list_described();

create function list_pairing() returns trigger language plpgsql set plan_cache_mode = force_custom_plan as $$
begin
  perform list_participants(array(select m.id from pairing_participants x join program_memberships m on m.user_id = x.user_id
    where x.pairing_id = new.id and m.program_id = new.program_id and m.removed_at is null));
  return null;
end
$$;
create trigger participants_of_pairing after update of status, hidden_at on pairings for each row
  when (old.status is distinct from new.status or old.hidden_at is distinct from new.hidden_at) execute function list_pairing();

create function list_paired() returns trigger language plpgsql set plan_cache_mode = force_custom_plan as $$
begin
  perform list_participants(array(select m.id from changed x join pairings p on p.id = x.pairing_id
    join program_memberships m on m.program_id = p.program_id and m.user_id = x.user_id where m.removed_at is null));
  return null;
end
$$;
create trigger participants_paired after insert on pairing_participants referencing new table as changed
  for each statement execute function list_paired();
create trigger participants_unpaired after delete on pairing_participants referencing old table as changed
  for each statement execute function list_paired();

create function list_session() returns trigger language plpgsql set plan_cache_mode = force_custom_plan as $$
begin
  perform list_participants(array(select m.id from booking_participants x join program_memberships m on m.user_id = x.user_id
    where x.booking_id = new.id and m.program_id = new.program_id and m.removed_at is null));
  return null;
end
$$;
create trigger participants_of_session after update of status, confirmation, hidden_at, start_at, end_at on bookings for each row
  when (new.program_id is not null and (old.status, old.confirmation, old.hidden_at, old.start_at, old.end_at)
    is distinct from (new.status, new.confirmation, new.hidden_at, new.start_at, new.end_at)) execute function list_session();

create function list_met() returns trigger language plpgsql set plan_cache_mode = force_custom_plan as $$
begin
  perform list_participants(array(select m.id from changed x join bookings b on b.id = x.booking_id
    join program_memberships m on m.program_id = b.program_id and m.user_id = x.user_id
    where m.removed_at is null and b.status in ('upcoming', 'completed', 'partially_rated', 'fully_rated')));
  return null;
end
$$;
create trigger participants_met after insert on booking_participants referencing new table as changed
  for each statement execute function list_met();
create trigger participants_not_met after delete on booking_participants referencing old table as changed
  for each statement execute function list_met();

select list_participants(array(select id from program_memberships where removed_at is null));

create index participant_index_lexemes on participant_index using gin (lexemes);
create index participant_index_sought on participant_index using gin (sought gin_trgm_ops);
-- The facts go along, so that a page far down is reached without a look at the rows.
create index participant_index_by_name on participant_index (program_id, firstname, lastname, user_id)
  include (membership_id, role_id, user_type, can_sign_in, is_paired, joined_at, held_at, awaited);
create index participant_index_by_joining on participant_index (program_id, joined_at, membership_id);
-- What is in use is read value by value.
create index participant_index_department on participant_index (program_id, department);
create index participant_index_team on participant_index (program_id, team);
create index participant_index_grade on participant_index (program_id, grade);
create index participant_index_location on participant_index (program_id, location);
create index participant_index_user on participant_index (user_id);
