-- M14: a programme can forbid that its sessions are recorded.
alter table programs add column recording_allowed boolean not null default true;
