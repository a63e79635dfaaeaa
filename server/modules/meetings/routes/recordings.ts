import { Readable } from 'node:stream';
import type { Given, Upload } from '../../../../contract/endpoint.ts';
import * as contract from '../../../../contract/meetings/index.ts';
import { discardFiles, type Extension, type Files, fileTypes, newFileKey } from '../../../platform/files.ts';
import { type App, handle } from '../../../platform/http.ts';
import { found, Refusal } from '../../../platform/refusal.ts';
import { type Actor, signedIn } from '../../../policies/actor.ts';
import { admit } from '../enter.ts';
import { piecesOf } from '../queries.ts';
import { letGo } from '../let-go.ts';
import { addPiece, startRecording, stopRecording } from '../record.ts';
import { isRecordingUrl } from '../tokens.ts';

/** A piece is stored as it came: only with those before it is it anything, so there is nothing in it to be judged by. */
const storePiece = (files: Files) => async (uploads: readonly Upload[]) => {
  const [upload] = uploads;
  const size = upload?.bytes.byteLength ?? 0;
  if (upload === undefined || uploads.length > 1 || size === 0 || size > contract.roomLimits.pieceBytes) {
    throw new Refusal('meetings.piece_wrong');
  }
  const fileKey = newFileKey('meeting-recordings', 'webm');
  await files.put(fileKey, upload.bytes, fileTypes.webm);
  return { fileKey, size };
};

/** The pieces one after the other, read as they are wanted. */
async function* contents(files: Files, keys: readonly string[]) {
  for (const key of keys) {
    const stored = await files.get(key);
    if (stored) yield* stored.stream;
  }
}

const endings: Record<string, Extension> = {
  'video/webm': 'webm',
  'video/mp4': 'mp4',
  'audio/webm': 'weba',
  'audio/mp4': 'm4a',
};

export const recordingRoutes = (app: App<Actor>, files: Files) => {
  const secret = app.settings.SECRET_KEY;
  const admission = ({ id }: { id: number }, { token }: { token: string }) => ({ id, token, secret });
  const store = storePiece(files);
  // Whoever may not be there leaves no file behind.
  const keepPiece = async ({ uploads, params, body }: Given<typeof contract.addPiece>, actor: Actor) => {
    await admit({ ...app.reading(), actor }, admission(params, body));
    return store(uploads);
  };

  handle(app, contract.startRecording, signedIn, async (work, { params, body }) => ({
    recording_id: (await startRecording(work, admission(params, body), body.seat, body.file_type)).id,
  }));

  handle(
    app,
    contract.addPiece,
    signedIn,
    async (work, { params, body }, { fileKey, size }) => {
      const { seat, position } = body;
      const piece = { recordingId: params.recordingId, seat, position, fileKey, size };
      if (!(await addPiece(work, admission(params, body), piece))) await letGo(work, [fileKey]);
      return { message: 'Kept.' };
    },
    {
      before: keepPiece,
      discard: ({ fileKey }) => discardFiles(files, [fileKey]),
    },
  );

  handle(app, contract.stopRecording, signedIn, async (work, { params, body }) => {
    await stopRecording(work, admission(params, body), params.recordingId, body.seat);
    return { message: 'The recording has ended.' };
  });

  handle(app, contract.meetingRecording, signedIn, async ({ tx, actor, now }, { params, query }) => {
    const shown = { meetingId: params.id, recordingId: params.recordingId, viewerId: actor.id };
    const pieces = isRecordingUrl(shown, query, now, secret) ? await piecesOf(tx, params.id, params.recordingId) : [];
    const { fileType } = found(pieces[0], 'meetings.not_found');
    const keys = pieces.map(({ fileKey }) => fileKey);
    return {
      body: Readable.from(contents(files, keys)),
      type: fileType,
      name: `recording.${endings[fileType] ?? 'webm'}`,
    };
  });
};
