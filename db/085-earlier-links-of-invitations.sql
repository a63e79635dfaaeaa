-- An invitation that is sent again gets a new link. The one in the earlier email goes on working until it expires, as long
-- as the invitation itself is not taken back: people open whichever email they find first.
create table role_invite_earlier_links (
  token_hash text primary key,
  invite_id bigint not null references role_invite_emails on delete cascade,
  sent_at timestamptz not null,
  expires_at timestamptz not null
);
create index role_invite_earlier_links_invite on role_invite_earlier_links (invite_id);
-- The list of everybody who was invited to a program and has not joined.
create index role_invite_emails_outstanding on role_invite_emails (program_id, created_at desc, id desc)
  where status in ('new', 'unsent', 'sent');
