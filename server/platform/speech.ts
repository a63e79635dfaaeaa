import type { TranscriptionModel } from '../../contract/transcription/values.ts';

/** What a provider heard in a piece of sound. */
export interface Heard {
  text: string;
  /** Seconds from the beginning of the piece; none where the model gives no times. */
  segments: readonly { from: number; to: number; text: string }[];
}

interface Piece {
  /** At most 25 MB, which is what providers take. */
  bytes: Uint8Array;
  /** Its ending tells the provider the format. */
  name: string;
  type: string;
  model: TranscriptionModel;
}

/** The provider did not transcribe the piece. */
export class SpeechFault extends Error {
  constructor(
    /** busy: worth another try later; refused: it will not take this, however often it is asked. */
    readonly kind: 'busy' | 'refused',
    /** Never contains the key or what was said. */
    message: string,
    /** How long the provider asked to wait, in seconds. */
    readonly waitSeconds: number | null = null,
  ) {
    super(message);
  }
}

/** Turns speech into text: a provider in main.ts where there is a key, a twin in tests. */
export interface SpeechService {
  /** Where recordings are sent, to be shown to people before the first one leaves. */
  host: string;
  /** Rejects with a SpeechFault. */
  transcribe: (piece: Piece) => Promise<Heard>;
}
