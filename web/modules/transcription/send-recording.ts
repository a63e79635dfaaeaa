import { cutText } from '../../../contract/cut.ts';
import { addRecordingPiece, transcribe } from '../../../contract/transcription/endpoints.ts';
import type { AiRecording } from '../../../contract/transcription/schemas/recordings.ts';
import { type TranscriptionModel, transcribeLimits } from '../../../contract/transcription/values.ts';
import { call, CallLost, isBusy } from '../../lib/call.ts';

const { pieceBytes } = transcribeLimits;
/** A lost line is tried again after these times. */
const pausesMs = [1000, 3000, 8000];

const wait = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Sends once more what got lost on the way: the server knows each piece by its place. */
const persistently = async <T>(send: () => Promise<T>, signal: AbortSignal): Promise<T> => {
  for (const pause of pausesMs) {
    try {
      return await send();
    } catch (fault) {
      if (signal.aborted || !(fault instanceof CallLost || isBusy(fault))) throw fault;
      await wait(pause);
    }
  }
  return send();
};

export interface Sending {
  file: File;
  model: TranscriptionModel;
  /** The same file, of which some has arrived already. */
  begun: AiRecording | null;
  /** The same whenever this file is sent: a first piece that arrived twice is one recording. */
  key: string;
  signal: AbortSignal;
  /** Told which part of the file has arrived, from 0 to 1. */
  onProgress: (part: number) => void;
}

/** The name of a file, short enough to be kept, with its ending. */
export const nameOf = ({ name }: Pick<File, 'name'>) => {
  const { nameLength } = transcribeLimits;
  if (name.length <= nameLength) return name;
  const ending = name.slice(name.lastIndexOf('.'));
  return cutText(name, nameLength - ending.length) + ending;
};

const pieceAt = (file: File, position: number) => file.slice(position * pieceBytes, (position + 1) * pieceBytes);

const sendFirst = async ({ file, model, key, signal, onProgress }: Sending) => {
  const piece = pieceAt(file, 0);
  const { recording } = await persistently(
    () =>
      call(
        transcribe,
        { body: { model, filename: nameOf(file), size: file.size } },
        {
          key,
          signal,
          uploads: [{ field: 'recording', file: piece, name: nameOf(file) }],
          onProgress: (part) => onProgress((part * piece.size) / file.size),
        },
      ),
    signal,
  );
  return { id: recording.id, received: piece.size };
};

/**
 * Sends a recording piece by piece, from where an earlier upload of the same file stopped. Returns its id; rejects with
 * what the last try of a piece met.
 */
export const sendRecording = async (sending: Sending): Promise<number> => {
  const { file, begun, signal, onProgress } = sending;
  const { id, received } = begun ?? (await sendFirst(sending));
  for (let position = Math.ceil(received / pieceBytes); position * pieceBytes < file.size; position++) {
    const before = position * pieceBytes;
    const piece = pieceAt(file, position);
    await persistently(
      () =>
        call(
          addRecordingPiece,
          { params: { id }, body: { position } },
          {
            signal,
            uploads: [{ field: 'piece', file: piece, name: 'piece' }],
            onProgress: (part) => onProgress((before + part * piece.size) / file.size),
          },
        ),
      signal,
    );
  }
  return id;
};
