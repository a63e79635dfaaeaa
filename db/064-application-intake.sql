-- A form's last day, its number of places and its waitlist; 'waitlisted' beside shortlisted; a rejection that waits ten
-- minutes before it is final (M42).
alter table applications
  -- In the programme's zone; applications are taken until its end.
  add column last_day date,
  add column places integer constraint applications_places_positive check (places between 1 and 100000),
  add column waitlist boolean not null default false,
  -- When it was opened for the first time: a form that never was is 'Not open yet'.
  add column opened_at timestamptz;
update applications set opened_at = updated_at
  where published or exists (select 1 from applicants where application_id = applications.id);

alter table applicants
  drop constraint applicants_status_known,
  add constraint applicants_status_known
    check (status in ('draft', 'applied', 'shortlisted', 'waitlisted', 'approved', 'rejected')),
  -- The rejection becomes final at this moment; until then the status is what it was.
  add column rejects_at timestamptz,
  add column rejected_by bigint references users,
  add column rejection_note text not null default ''
    constraint applicants_rejection_note_length check (length(rejection_note) <= 1000),
  add constraint applicants_rejection_waits
    check (rejects_at is null or (status in ('applied', 'shortlisted', 'waitlisted') and rejected_by is not null));
create index applicants_rejects on applicants (rejects_at) where rejects_at is not null;

alter table applicant_decisions
  drop constraint applicant_decisions_to_status_known,
  add constraint applicant_decisions_to_status_known
    check (to_status in ('shortlisted', 'waitlisted', 'approved', 'rejected'));
