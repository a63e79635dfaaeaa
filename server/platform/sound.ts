export interface Stretch {
  fromMs: number;
  toMs: number;
}

export interface SoundInside {
  durationMs: number;
  /** Stretches without speech, in order. */
  silences: readonly Stretch[];
}

/** A stretch of a recording in a form that providers take. */
export interface SoundCut {
  bytes: Uint8Array;
  name: string;
  type: string;
}

/** The file holds no sound, is damaged, or is in a format that is not supported. */
export class NoSound extends Error {}

/** Reads recordings, whose content is not trusted: it runs apart from our process, with limits. */
export interface SoundReader {
  /** Rejects with NoSound. */
  study: (path: string, signal: AbortSignal) => Promise<SoundInside>;
  /** Rejects with NoSound. */
  cut: (path: string, stretch: Stretch, signal: AbortSignal) => Promise<SoundCut>;
}
