-- A company reads what was done in it, and a program's admins what was done in the program. No foreign keys: a line locks
-- nothing of what it is about, whatever order others take their locks in, and programs and companies are never deleted.
alter table audit_log
  add column enterprise_id bigint,
  add column program_id bigint,
  -- Done by an admin of the platform, under their own name or in somebody's view, whatever becomes of that admin later.
  add column by_platform boolean not null default false;

update audit_log a set program_id = case a.object_type
  when 'Program' then a.object_id
  when 'programme' then a.object_id
  when 'Role' then (select r.program_id from roles r where r.id = a.object_id)
  when 'Application' then (select f.program_id from applications f where f.id = a.object_id)
  when 'Pairing' then (select p.program_id from pairings p where p.id = a.object_id)
  when 'booking' then (select b.program_id from bookings b where b.id = a.object_id)
end where a.object_type in ('Program', 'programme', 'Role', 'Application', 'Pairing', 'booking');
update audit_log set object_type = 'Program' where object_type = 'programme';
update audit_log a set enterprise_id = p.enterprise_id from programs p where p.id = a.program_id;
update audit_log set enterprise_id = object_id where object_type = 'Enterprise';
update audit_log set by_platform = true
  where as_user_id is not null or actor_id in (select id from users where is_platform_admin);

-- What is done in a program is done in its company.
create function company_of_audited() returns trigger language plpgsql as $$
begin
  if new.program_id is not null then
    new.enterprise_id := (select enterprise_id from programs where id = new.program_id);
  end if;
  return new;
end
$$;
create trigger company_known before insert on audit_log for each row execute function company_of_audited();

-- Whose own act it was, when it was begun in the view of created_by: what is done later is told of both.
alter table participant_acts add column viewed_by bigint references users;
alter table participant_imports add column viewed_by bigint references users;

create index audit_log_enterprise on audit_log (enterprise_id, at desc, id desc) where enterprise_id is not null;
create index audit_log_program on audit_log (program_id, at desc, id desc) where program_id is not null;
