import { Readable } from 'node:stream';
import type { EndpointInput, Upload } from '../../../../contract/endpoint.ts';
import * as contract from '../../../../contract/meetings/index.ts';
import { discardFiles, type Extension, type Files, fileTypes, newFileKey } from '../../../platform/files.ts';
import { type App, handle } from '../../../platform/http.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Actor } from '../../../policies/actor.ts';
import { letGo } from '../let-go.ts';
import { guestOf, linkHolderOf, tokenInBody } from '../permissions.ts';
import { addPiece, startRecording, stopRecording } from '../record.ts';

/**
 * Stores a piece as it was received: it is playable only together with the earlier pieces, so its content cannot be
 * validated.
 */
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

/** The pieces in order, each read only when needed. */
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
  const guest = guestOf(secret, tokenInBody);
  const store = storePiece(files);
  // Check access first, so that people without it leave no file behind.
  const keepPiece = async (input: EndpointInput<typeof contract.addPiece>, actor: Actor) => {
    await guest.load({ ...app.reading(), actor }, input);
    return store(input.uploads);
  };

  handle(app, contract.startRecording, guest, async (work, { body }, meeting) => ({
    recording_id: (await startRecording(work, meeting, body.seat, body.file_type)).id,
  }));

  handle(
    app,
    contract.addPiece,
    guest,
    async (work, { params, body }, meeting, { fileKey, size }) => {
      const { seat, position } = body;
      const piece = { recordingId: params.recordingId, seat, position, fileKey, size };
      if (!(await addPiece(work, meeting, piece))) await letGo(work, [fileKey]);
      return { message: 'Kept.' };
    },
    {
      before: keepPiece,
      discard: ({ fileKey }) => discardFiles(files, [fileKey]),
    },
  );

  handle(app, contract.stopRecording, guest, async (work, { params, body }, meeting) => {
    await stopRecording(work, meeting, params.recordingId, body.seat);
    return { message: 'The recording has ended.' };
  });

  handle(
    app,
    contract.meetingRecording,
    linkHolderOf(secret, ({ params, query }) => ({ meetingId: params.id, recordingId: params.recordingId, ...query })),
    async (_work, _input, { fileType, keys }) => ({
      body: Readable.from(contents(files, keys)),
      type: fileType,
      name: `recording.${endings[fileType] ?? 'webm'}`,
    }),
  );
};
