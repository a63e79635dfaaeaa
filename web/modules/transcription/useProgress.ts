import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { transcribeStream } from '../../../contract/transcription/endpoints.ts';
import type { AiRecording, ProgressEvent } from '../../../contract/transcription/schemas/recordings.ts';
import { addressOf } from '../../lib/call.ts';
import { recordingsKey } from './queries.ts';

type Row = Pick<AiRecording, 'id' | 'model' | 'status' | 'message' | 'progress'>;

const underWay: readonly AiRecording['status'][] = [
  'started',
  'preprocessing',
  'processing',
  'transcribing',
  'summarizing',
];
export const isUnderWay = ({ status }: Pick<AiRecording, 'status'>) => underWay.includes(status);

/** So often a lost stream is opened again before the page says that it is lost. */
const tries = 3;
const againMs = 2000;

/**
 * AIT-06, AIT-09: how far a recording is, as its stream tells. `lost`: the stream could not be kept, and `connect` opens
 * it again; the work on the server goes on all the same.
 */
export const useProgress = (row: Row) => {
  const client = useQueryClient();
  const [told, setTold] = useState<ProgressEvent | null>(null);
  const [lost, setLost] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const { id, model } = row;
  const isOn = isUnderWay(row);
  const listens = isOn && !lost;
  const forget = () => {
    setTold(null);
    setLost(false);
  };
  // What was told of one try says nothing about the next.
  useEffect(() => forget, [isOn]);
  useEffect(() => {
    if (!listens) return undefined;
    let failures = 0;
    let timer: number | undefined;
    let source: EventSource;
    const open = () => {
      const query = { recording_id: id, model };
      source = new EventSource(addressOf(transcribeStream.path, { query }), { withCredentials: true });
      source.addEventListener('message', (event: MessageEvent<string>) => {
        failures = 0;
        const progress = JSON.parse(event.data) as ProgressEvent;
        setTold(progress);
        if (isUnderWay(progress)) return;
        source.close();
        void client.invalidateQueries({ queryKey: recordingsKey });
      });
      source.addEventListener('error', () => {
        source.close();
        failures += 1;
        if (failures > tries) setLost(true);
        else timer = window.setTimeout(open, againMs);
      });
    };
    open();
    return () => {
      window.clearTimeout(timer);
      source.close();
    };
  }, [client, id, model, listens, attempt]);
  const connect = () => {
    forget();
    setAttempt((before) => before + 1);
  };
  return { told, lost: lost && isOn, connect };
};
