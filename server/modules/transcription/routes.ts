import type { EndpointInput } from '../../../contract/endpoint.ts';
import * as contract from '../../../contract/transcription/index.ts';
import type { Bus } from '../../platform/bus.ts';
import { discardFiles, type Files, fileTypes, newFileKey } from '../../platform/files.ts';
import { type App, handle, handleStream } from '../../platform/http.ts';
import { found, Refusal, refusalIn } from '../../platform/refusal.ts';
import { inOwnAccount } from '../../policies/accounts.ts';
import type { Actor } from '../../policies/actor.ts';
import { exportAs } from './export.ts';
import { letGo } from '../meetings/index.ts';
import { type Means, providerOf } from './means.ts';
import { ownerOf } from './permissions.ts';
import { presentRecording, presentTranscript } from './present.ts';
import { keysOf, partsOf, recordingsOf } from './queries/recordings.ts';
import { sessionRoutes } from './routes/sessions.ts';
import { streamProgress } from './stream.ts';
import { again, continueUpload, forget, judgeUpload, startUpload } from './upload.ts';

const keep = async (files: Files, bytes: Uint8Array) => {
  const fileKey = newFileKey('ai-recordings', 'bin');
  await files.put(fileKey, bytes, fileTypes.bin);
  return { fileKey, size: bytes.byteLength };
};

const named = ownerOf(({ params }: { params: { id: number } }) => params.id);

/** AIT-05, M13: a refused upload says so under the names that the documents give. */
const asFailure = async <T>(run: () => Promise<T>) => {
  try {
    return await run();
  } catch (error) {
    const refusal = refusalIn(error);
    if (refusal === null) throw error;
    throw refusal.with({ success: false });
  }
};

const uploadRoutes = (app: App<Actor>, means: Means) => {
  const { files } = means;
  const keepFirst = (input: EndpointInput<typeof contract.transcribe>) =>
    asFailure(async () => {
      if (!means.speech) throw new Refusal('transcription.not_set_up');
      const { bytes, ...judged } = judgeUpload(input);
      return { ...judged, piece: await keep(files, bytes) };
    });
  // Access is checked first, so that people without it leave no file behind.
  const keepNext = async (input: EndpointInput<typeof contract.addRecordingPiece>, actor: Actor) => {
    await named.load({ ...app.reading(), actor }, input);
    const [upload] = input.uploads;
    if (upload === undefined) throw new Refusal('transcription.piece_wrong');
    return keep(files, upload.bytes);
  };
  handle(
    app,
    contract.transcribe,
    inOwnAccount,
    (work, { body }, { piece, ...file }) =>
      asFailure(async () => {
        const { id, filename } = await startUpload(work, { model: body.model, ...file }, piece);
        return { success: true as const, message: 'Your recording has arrived.', recording: { id, filename } };
      }),
    { before: keepFirst, discard: ({ piece }) => discardFiles(files, [piece.fileKey]) },
  );
  handle(
    app,
    contract.addRecordingPiece,
    named,
    async (work, { body }, row, piece) => {
      const { received, isNew } = await continueUpload(work, row, body, piece);
      if (!isNew) await letGo(work, [piece.fileKey]);
      return { success: true as const, message: 'This piece has arrived.', received };
    },
    { before: keepNext, discard: ({ fileKey }) => discardFiles(files, [fileKey]) },
  );
};

/** Recordings that people have transcribed (AIT). */
export const transcriptionRoutes = (app: App<Actor>, { bus, means }: { bus: Bus; means: Means }) => {
  uploadRoutes(app, means);
  sessionRoutes(app, means);
  handle(app, contract.listRecordings, inOwnAccount, async ({ tx, actor }) => ({
    provider: providerOf(means),
    recordings: (await recordingsOf(tx, actor.id)).map(presentRecording),
  }));
  handle(app, contract.showRecording, named, async ({ tx }, _input, row) =>
    presentTranscript(row, await partsOf(tx, row.id)),
  );
  handle(app, contract.transcribeAgain, named, async (work, _input, row) => {
    if (!means.speech) throw new Refusal('transcription.not_set_up');
    await again(work, row);
    return { message: 'Your recording is being transcribed again' };
  });
  handle(app, contract.deleteRecording, named, async (work, _input, row) => {
    await forget(work, [row], await keysOf(work.tx, [row.id]));
    work.refresh({ people: [work.actor.id], keys: ['recordings'] });
    return { message: 'Recording deleted' };
  });
  handle(app, contract.exportTranscript, named, (work, { query }, row, _prepared, { gone }) =>
    exportAs(work, row, { format: query.format, gone: gone() }),
  );
  const streamed = ownerOf(({ query }: { query: { recording_id: number } }) => query.recording_id);
  handleStream(
    app,
    contract.transcribeStream,
    streamed.policy,
    async (work, input) => found(await streamed.load(work, input), 'transcription.not_found'),
    (stream, { id, userId }) =>
      streamProgress({ bus, reading: app.reading }, stream, { recordingId: id, userId: userId ?? 0 }),
  );
};
