import type { Bus } from '../../platform/bus.ts';
import type { Stream } from '../../platform/live.ts';
import { oneAtATime } from '../../platform/one-at-a-time.ts';
import type { Change } from '../../platform/work.ts';
import { presentProgress } from './present.ts';
import { recordingById } from './queries/recordings.ts';
import { isStopped } from './rules/progress.ts';

interface Ways {
  bus: Bus;
  reading: () => Change;
}

/**
 * AIT-06: how far a recording is, each time that changes: the bus only says that something has, the database says what.
 * Ends when it is done, stopped or deleted (AIT-09).
 */
export const streamProgress = (
  { bus, reading }: Ways,
  stream: Stream,
  { recordingId, userId }: { recordingId: number; userId: number },
) => {
  let shown = '';
  const look = async () => {
    const row = await recordingById(reading().tx, recordingId);
    if (!row) return stream.end();
    const progress = presentProgress(row);
    const text = JSON.stringify(progress);
    if (text !== shown) stream.tell('message', progress);
    shown = text;
    if (row.status === 'completed' || isStopped(row.status)) stream.end();
  };
  const lookAgain = oneAtATime(look, stream.end);
  stream.onEnd(
    bus.subscribe(({ people, keys }) => {
      if (people.includes(userId) && keys.includes('recordings')) lookAgain();
    }),
  );
  lookAgain();
};
