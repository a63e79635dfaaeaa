-- B122: everyone in a session hears two weeks before that its recording will be deleted; once.
alter table meeting_recordings add column warned_at timestamptz;
create index meeting_recordings_unwarned on meeting_recordings (started_at) where warned_at is null;
