-- B09: the emails that an address was sent because somebody else asked for them, over all companies. One row per
-- mailbox, which is what racing senders wait for; it keeps only a digest, and goes after a week.
create table unasked_emails (
  mailbox_hash text primary key,
  -- When each was sent, and for whom: [{ "at": instant, "from": 'company 3' }], those of the last week.
  sent jsonb not null,
  asked_at timestamptz not null
);
create index unasked_emails_asked on unasked_emails (asked_at);
-- An invitation that stands although its email was not sent.
alter table role_invite_emails drop constraint role_invite_emails_status_known;
alter table role_invite_emails add constraint role_invite_emails_status_known
  check (status in ('new', 'unsent', 'sent', 'accepted', 'revoked'));
alter table participant_import_rows add column emailed boolean not null default true;
-- Invitations of friends are counted with the others.
drop index referrals_referee;
