/** What a message answers, as it is shown above it. */
export interface Answered {
  id: number;
  seq: number;
  sender_name: string;
  text: string;
}

/** A message as somebody wrote it. */
export interface Written {
  conversationId: number;
  body: string;
  replyTo: Answered | null;
  file: File | null;
  /** When. */
  at: string;
}

/** A message that the server does not have yet; its file is kept apart. */
export interface UnsentMessage extends Omit<Written, 'file'> {
  key: string;
  file: { name: string; size: number } | null;
  state: 'sending' | 'waiting' | 'refused';
  /** What the server said to it; null where its file is lost. */
  reason: string | null;
  /** Whether this browser keeps it until it is sent. */
  kept: boolean;
}

/** Storage may hold anything. */
export const isUnsent = (kept: unknown): kept is UnsentMessage =>
  typeof kept === 'object' &&
  kept !== null &&
  'key' in kept &&
  typeof kept.key === 'string' &&
  'conversationId' in kept &&
  typeof kept.conversationId === 'number' &&
  'body' in kept &&
  typeof kept.body === 'string' &&
  'at' in kept &&
  typeof kept.at === 'string';
