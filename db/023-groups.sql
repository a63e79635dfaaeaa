-- Groups beside pairs (B47, D11), and pairings that rest or have ended with a reason (C10).
alter table pairings
  alter column program_id drop not null,
  alter column mentor_id drop not null,
  alter column mentee_id drop not null,
  add column type text not null default 'pair' check (type in ('pair', 'group')),
  add column name text check (length(name) between 1 and 60),
  add column paused_at timestamptz,
  add column end_reason text check (length(end_reason) <= 500),
  drop constraint pairings_status_check,
  add constraint pairings_status_check check (status in ('active', 'paused', 'ended')),
  add constraint pairings_pause_check check ((status = 'paused') = (paused_at is not null)),
  add constraint pairings_reason_check check (end_reason is null or status = 'ended'),
  -- A pair is two people of a programme. A group has a name; one without a programme is a mentor's own, of the platform.
  add constraint pairings_kind_check check (case type
    when 'pair' then program_id is not null and mentor_id is not null and mentee_id is not null and name is null
    else mentor_id is null and mentee_id is null and name is not null end);

-- A pair that rests is still the pair of these two, and takes its place of the mentor's capacity (M06).
drop index pairings_once;
create unique index pairings_once on pairings (program_id, mentor_id, mentee_id) where status <> 'ended';
drop index pairings_mentor;
create index pairings_mentor on pairings (program_id, mentor_id) where status <> 'ended';
-- The lists of a programme's admins, latest first.
create index pairings_program on pairings (program_id, type, id desc) where hidden_at is null;
