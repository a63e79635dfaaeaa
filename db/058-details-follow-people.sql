-- M39: people change their addresses, and others get them. What a company's file says belongs to an address only until its
-- owner joins, and to that person from then on.
alter table employee_details drop constraint employee_details_pkey;
alter table employee_details add column id bigint generated always as identity primary key;
alter table employee_details alter column email drop not null;
update employee_details set email = null where user_id is not null;
alter table employee_details
  add constraint employee_details_person_or_address check ((user_id is null) <> (email is null)),
  add constraint employee_details_address_once unique (enterprise_id, email);
drop index employee_details_person;
alter table employee_details add constraint employee_details_person_once unique (enterprise_id, user_id);
-- Of people who never joined: they are forgotten after a while.
create index employee_details_unclaimed on employee_details (updated_at) where user_id is null;
create index employee_details_by_address on employee_details (email) where user_id is null;

-- What a row says about somebody's work is saved once, when the row is carried out.
alter table participant_import_rows add column details_kept boolean not null default false;
update participant_import_rows r set details_kept = true
from participant_imports i where i.id = r.import_id and i.status <> 'draft';

-- What a company's file says about somebody who is invited; their sign-up form begins with it. Gone once they have joined.
alter table role_invite_emails
  add column firstname text not null default '' constraint role_invite_emails_firstname_length check (length(firstname) <= 60),
  add column lastname text not null default '' constraint role_invite_emails_lastname_length check (length(lastname) <= 60),
  add column phone_no text constraint role_invite_emails_phone_length check (length(phone_no) <= 25);
create index role_invite_emails_named on role_invite_emails (created_at) where firstname <> '' or lastname <> '' or phone_no is not null;
