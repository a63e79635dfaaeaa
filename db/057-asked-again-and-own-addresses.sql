-- M36: whoever did not agree to a recording is asked again; their answer stays on record until they give another.
alter table meeting_consents add column asked_again_at timestamptz;
