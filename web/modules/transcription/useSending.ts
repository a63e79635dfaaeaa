import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { AiRecording } from '../../../contract/transcription/schemas/recordings.ts';
import { type TranscriptionModel, transcribeLimits } from '../../../contract/transcription/values.ts';
import { CallRefused, refusalOf } from '../../lib/call.ts';
import { newKey } from '../../lib/new-key.ts';
import { recordingsKey } from './queries.ts';
import { nameOf, sendRecording } from './send-recording.ts';

interface State {
  file: File;
  /** From 0 to 1. */
  sent: number;
  /** Why it stopped, in the server's words or ours. */
  failed: string | null;
}

/** The same file, of which an earlier upload sent a part. */
const begunOf = (file: File, model: TranscriptionModel, recordings: readonly AiRecording[]) =>
  recordings.find(
    (one) =>
      one.status === 'uploading' && one.filename === nameOf(file) && one.size === file.size && one.model === model,
  ) ?? null;

const wasTooSlow = ({ aborted, reason }: AbortSignal, tooSlow: string) =>
  aborted && reason instanceof Error && reason.message === tooSlow;

/** AIT-05, AIT-08: one upload at a time. It stops with the page, and goes on when the same file is chosen again. */
export const useSending = (recordings: readonly AiRecording[], tooSlow: string) => {
  const client = useQueryClient();
  const [state, setState] = useState<State | null>(null);
  const running = useRef<AbortController | null>(null);
  const keys = useRef(new WeakMap<File, string>());
  useEffect(() => () => running.current?.abort(), []);

  /** Whether all of it has arrived. */
  const send = async (file: File, model: TranscriptionModel): Promise<boolean> => {
    const own = new AbortController();
    running.current?.abort();
    running.current = own;
    const late = setTimeout(() => own.abort(new Error(tooSlow)), transcribeLimits.uploadMs);
    const key = keys.current.get(file) ?? newKey();
    keys.current.set(file, key);
    const begun = begunOf(file, model, recordings);
    const tell = (changes: Partial<State>) =>
      running.current === own && setState((before) => before && { ...before, ...changes });
    setState({ file, sent: begun ? begun.received / begun.size : 0, failed: null });
    try {
      await sendRecording({ file, model, begun, key, signal: own.signal, onProgress: (sent) => tell({ sent }) });
      keys.current.delete(file);
      if (running.current === own) setState(null);
      return true;
    } catch (fault) {
      // What was refused is a new recording when it is sent again; what got lost is the same.
      if (fault instanceof CallRefused) keys.current.delete(file);
      // AIT-10
      tell({ failed: wasTooSlow(own.signal, tooSlow) ? tooSlow : (refusalOf(fault)?.error ?? tooSlow) });
      return false;
    } finally {
      clearTimeout(late);
      await client.invalidateQueries({ queryKey: recordingsKey });
    }
  };
  const stop = () => {
    running.current?.abort();
    running.current = null;
    setState(null);
  };
  return { state, send, stop };
};
