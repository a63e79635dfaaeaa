import type { Tx } from '../../platform/work.ts';

/** What a reported message says; later modules know it. */
export interface Excerpt {
  senderId: number;
  text: string;
  /** Null: written on the platform. */
  programId: number | null;
}

/** What safety asks later modules; app.ts hands it in. */
export interface Ports {
  /** A message that this reader may read; null when there is none. */
  excerptOf: (tx: Tx, messageId: number, readerId: number) => Promise<Excerpt | null>;
  /** Those of these messages that were deleted. */
  goneAmong: (tx: Tx, messageIds: readonly number[]) => Promise<ReadonlySet<number>>;
  /** Whether two people share a session, past or to come. */
  haveMet: (tx: Tx, one: number, other: number) => Promise<boolean>;
}
