-- What was done on the command line of the installation has no signed-in actor, but the log must say that it was done there.
alter table audit_log add column source text not null default 'product'
  constraint audit_log_source_known check (source in ('product', 'command_line'));

-- Platform admins add to these lists, rename entries and retire them. An entry keeps its id, because profiles refer to it.
-- `edited_at`: an admin decided on this entry, so a release that brings new lists leaves it alone.
alter table industries add column edited_at timestamptz, add column retired_at timestamptz;
alter table skills add column edited_at timestamptz, add column retired_at timestamptz;
alter table languages add column edited_at timestamptz, add column retired_at timestamptz;
alter table companies add column edited_at timestamptz, add column retired_at timestamptz;
alter table universities add column edited_at timestamptz, add column retired_at timestamptz;

-- Entries that are added here get ids far above those that releases bring (db/reference).
create sequence reference_own_ids start 1000000;

-- The same name in other letters or with other spaces is the same name, whatever the collation of the database.
create unique index industries_name_once on industries (lower(replace(name, ' ', '') collate "und-x-icu"));
create unique index skills_name_once on skills (lower(replace(name::text, ' ', '') collate "und-x-icu"));
create unique index languages_name_once on languages (lower(replace(name, ' ', '') collate "und-x-icu"));
create unique index companies_name_once on companies (lower(replace(name::text, ' ', '') collate "und-x-icu"));
create unique index universities_name_once on universities (lower(replace(name::text, ' ', '') collate "und-x-icu"));
