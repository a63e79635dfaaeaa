-- M14: who was told a transcript to summarize it, by the words that everyone agreed to; null: it was summarized here.
alter table ai_recordings add column summarized_by text
  constraint ai_recordings_summarized_by_a_model check (summarized_by in ('openai', 'claude'));

-- B64, M14: what a language model wrote of the transcripts of a pair. It goes with what it was written from.
create table health_digests (
  pairing_id bigint primary key references pairings,
  -- A digest (SHA-256) of the sentences that the model was told: what was written of others is not shown.
  told text not null constraint health_digests_told_is_a_fingerprint check (told ~ '^[0-9a-f]{64}$'),
  topics jsonb not null,
  next_steps jsonb not null,
  written_by text not null constraint health_digests_written_by_a_model check (written_by in ('openai', 'claude')),
  written_at timestamptz not null
);
