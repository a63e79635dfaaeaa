import type { EndpointInput } from '../../../contract/endpoint.ts';
import { cutText } from '../../../contract/cut.ts';
import { type addRecordingPiece, type transcribe, transcribeLimits } from '../../../contract/transcription/index.ts';
import { found, Refusal, refuseIf } from '../../platform/refusal.ts';
import type { Change, JobName, Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { lockPerson } from '../accounts/index.ts';
import { letGo } from '../meetings/index.ts';
import { countUnfinished, piecesOf, type RecordingRow } from './queries/recordings.ts';
import { isSoundName, isStopped, mostUnfinished, pieceSize, progressAt } from './rules/progress.ts';
import { changeRecording, deleteRecordings, insertPiece, insertRecording, lockRecording } from './store.ts';

export const recordingToTranscribe: JobName<{ recordingId: number }> = 'transcription.transcribe';

const hoursInADay = 24;

/** A stored piece of a recording. */
export interface StoredPiece {
  fileKey: string;
  size: number;
}

/** Marks that nobody sees, and that make a name read like another. */
const unseen = /[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** A name that was sent, without what no name contains; null when nothing of it is left. */
const nameIn = (sent: string) => {
  const name = cutText(sent.replace(unseen, '').split(/[/\\]/u).at(-1)?.trim() ?? '', transcribeLimits.nameLength);
  return name === '' ? null : name;
};

/** What a first piece says about its file, judged before it is stored. */
export const judgeUpload = ({ body, uploads }: EndpointInput<typeof transcribe>) => {
  const [upload] = uploads;
  const sent = upload?.bytes.byteLength ?? 0;
  if (upload === undefined || sent === 0) throw new Refusal('transcription.empty');
  const filename = nameIn(body.filename ?? upload.name);
  if (filename === null || !isSoundName(filename)) throw new Refusal('transcription.wrong_type');
  const size = body.size ?? sent;
  refuseIf(size > transcribeLimits.fileBytes ? 'transcription.too_big' : null);
  refuseIf(sent === pieceSize(size, 0) ? null : 'transcription.piece_wrong');
  return { filename, size, bytes: upload.bytes };
};

/** The whole file has arrived. */
const begin = async ({ tx, now, later }: Change, recordingId: number) => {
  await changeRecording(tx, recordingId, {
    status: 'started',
    fault: null,
    progress: progressAt.started,
    changedAt: now,
    expiresAt: now.add({ hours: hoursInADay * transcribeLimits.keptDays }),
  });
  await later(recordingToTranscribe, { recordingId });
};

/** AIT-05: keeps the first piece of a recording, which may be all of it. */
export const startUpload = async (
  work: Work<Actor>,
  { model, filename, size }: Pick<RecordingRow, 'model' | 'filename' | 'size'>,
  piece: StoredPiece,
) => {
  const { tx, actor, now, refresh } = work;
  await lockPerson(tx, actor.id);
  refuseIf((await countUnfinished(tx, actor.id)) >= mostUnfinished ? 'transcription.too_many' : null);
  const row = await insertRecording(tx, {
    userId: actor.id,
    filename,
    model,
    size,
    received: piece.size,
    status: 'uploading',
    createdAt: now,
    changedAt: now,
    // An upload that nobody finishes is kept for a day.
    expiresAt: now.add({ hours: hoursInADay }),
  });
  await insertPiece(tx, { recordingId: row.id, position: 0, ...piece });
  if (piece.size === size) await begin(work, row.id);
  refresh({ people: [actor.id], keys: ['recordings'] });
  return row;
};

/** Keeps the next piece. Returns how much has arrived, and whether this piece was new. */
export const continueUpload = async (
  work: Work<Actor>,
  { id }: RecordingRow,
  { position }: EndpointInput<typeof addRecordingPiece>['body'],
  piece: StoredPiece,
) => {
  const { tx, now, refresh, actor } = work;
  const row = found(await lockRecording(tx, id), 'transcription.not_found');
  const pieces = await piecesOf(tx, id);
  if (position < pieces.length) return { received: row.received, isNew: false };
  refuseIf(row.status === 'uploading' ? null : 'transcription.uploaded');
  const follows = position === pieces.length && piece.size === pieceSize(row.size, position);
  refuseIf(follows ? null : 'transcription.piece_wrong');
  const received = row.received + piece.size;
  await insertPiece(tx, { recordingId: id, position, ...piece });
  await changeRecording(tx, id, { received, changedAt: now });
  if (received === row.size) await begin(work, id);
  refresh({ people: [actor.id], keys: ['recordings'] });
  return { received, isNew: true };
};

/** After it stopped. What has been transcribed is not sent again. */
export const again = async (work: Work<Actor>, { id }: RecordingRow) => {
  const row = found(await lockRecording(work.tx, id), 'transcription.not_found');
  refuseIf(isStopped(row.status) ? null : 'transcription.not_stopped');
  refuseIf((await piecesOf(work.tx, id)).length > 0 ? null : 'transcription.sound_gone');
  await begin(work, id);
  work.refresh({ people: [work.actor.id], keys: ['recordings'] });
};

/** Deletes recordings and whatever was made from them, for good. */
export const forget = async (change: Change, recordings: readonly { id: number }[], keys: string[]) => {
  await deleteRecordings(
    change.tx,
    recordings.map(({ id }) => id),
  );
  await letGo(change, keys);
};
