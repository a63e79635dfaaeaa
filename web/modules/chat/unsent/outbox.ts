import type { QueryClient } from '@tanstack/react-query';
import { sendMessage } from '../../../../contract/chat/endpoints.ts';
import { call, CallRefused } from '../../../lib/call.ts';
import { dropFiles, keepFiles, readFiles } from '../../../lib/kept/files.ts';
import { placeOf, placesKept } from '../../../lib/kept/places.ts';
import { dropKept, keepUntilSaved, readKept } from '../../../lib/kept/values.ts';
import { isPassing } from '../../../lib/passing.ts';
import { wasSignedOut } from '../../../lib/query-client.ts';
import { putMessage } from '../message-queries.ts';
import { isUnsent, type UnsentMessage, type Written } from './unsent.ts';

/** Milliseconds until it is tried again, longer each time. */
const pauses = [2000, 4000, 8000, 16_000, 30_000] as const;

const placeFor = (userId: number, key: string) => placeOf(userId, 'chat-unsent', key);

/** Messages of this person that were written and have not arrived, of an earlier visit too. */
const keptOf = (userId: number): UnsentMessage[] =>
  placesKept()
    .filter((place) => place.startsWith(placeFor(userId, '')))
    .map(readKept)
    .filter(isUnsent)
    .map((one) => ({ ...one, state: 'waiting' as const, reason: null, kept: true }))
    .toSorted((one, other) => (one.at < other.at ? -1 : 1));

/**
 * What somebody has written and the server does not have yet. Each message has a key from the beginning and is sent
 * with it again and again until the server answers: however often that is, it is one message. Those of a conversation
 * are sent one after the other, in their order.
 */
export class Outbox {
  readonly #userId: number;
  readonly #client: QueryClient;
  #all: readonly UnsentMessage[];
  readonly #files = new Map<string, File>();
  readonly #listeners = new Set<() => void>();
  readonly #busy = new Set<number>();
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(userId: number, client: QueryClient) {
    this.#userId = userId;
    this.#client = client;
    this.#all = keptOf(userId);
    addEventListener('online', () => {
      this.#failures = 0;
      this.sendAll();
    });
    addEventListener('storage', () => this.#dropGone());
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly all = () => this.#all;

  readonly sendAll = () => {
    for (const id of new Set(this.#all.map((one) => one.conversationId))) void this.#sendOf(id);
  };

  /** Resolves once it was tried for the first time. */
  async add({ file, ...written }: Written) {
    const key = crypto.randomUUID();
    const about = { ...written, key, file: file && { name: file.name, size: file.size } };
    const place = placeFor(this.#userId, key);
    keepUntilSaved(place, about);
    if (file) this.#files.set(key, file);
    const state = navigator.onLine ? ('sending' as const) : ('waiting' as const);
    this.#set([...this.#all, { ...about, state, reason: null, kept: readKept(place) !== null }]);
    // Before it is sent: a page that is closed meanwhile must find the file again.
    if (file) await keepFiles(place, [file]);
    await this.#sendOf(written.conversationId);
  }

  retry(key: string) {
    this.#change(key, { state: 'waiting', reason: null });
    this.sendAll();
  }

  async discard(key: string) {
    const place = placeFor(this.#userId, key);
    dropKept(place);
    this.#files.delete(key);
    this.#set(this.#all.filter((one) => one.key !== key));
    await dropFiles(place);
  }

  #set(next: readonly UnsentMessage[]) {
    this.#all = next;
    for (const listener of this.#listeners) listener();
  }

  #change(key: string, part: Partial<UnsentMessage>) {
    this.#set(this.#all.map((one) => (one.key === key ? { ...one, ...part } : one)));
  }

  /** Sent in another tab, or gone with everything else when somebody signed out. */
  #dropGone() {
    const isThere = ({ key, kept }: UnsentMessage) => !kept || readKept(placeFor(this.#userId, key)) !== null;
    if (!this.#all.every(isThere)) this.#set(this.#all.filter(isThere));
  }

  async #sendOf(conversationId: number) {
    if (this.#busy.has(conversationId)) return;
    this.#busy.add(conversationId);
    try {
      // One after the other, in their order.
      let goesOn = true;
      while (goesOn) goesOn = await this.#sendNextOf(conversationId);
    } finally {
      this.#busy.delete(conversationId);
    }
  }

  /** False where there is nothing more that can be sent now. */
  async #sendNextOf(conversationId: number) {
    this.#dropGone();
    const next = this.#all.find((one) => one.conversationId === conversationId && one.state !== 'refused');
    if (!next) return false;
    if (!navigator.onLine) {
      this.#wait(conversationId);
      return false;
    }
    this.#change(next.key, { state: 'sending' });
    try {
      await this.#post(next);
      this.#failures = 0;
      return true;
    } catch (fault) {
      return this.#failed(next, fault);
    }
  }

  async #post({ key, conversationId: id, body, replyTo, file }: UnsentMessage) {
    const chosen = file && (this.#files.get(key) ?? (await readFiles(placeFor(this.#userId, key)))[0]);
    // Some browsers give up what they kept.
    if (file && !chosen) return this.#change(key, { state: 'refused', reason: null });
    const message = await call(
      sendMessage,
      { params: { id }, body: { key, body, reply_to: replyTo?.id ?? null } },
      chosen ? { uploads: [{ field: 'file', file: chosen, name: chosen.name }] } : {},
    );
    putMessage(this.#client, message);
    await this.discard(key);
  }

  #failed({ key, conversationId }: UnsentMessage, fault: unknown) {
    if (isPassing(fault) || wasSignedOut(fault)) {
      this.#wait(conversationId);
      clearTimeout(this.#timer);
      this.#timer = setTimeout(this.sendAll, pauses[Math.min(this.#failures, pauses.length - 1)]);
      this.#failures += 1;
      return false;
    }
    const refused = fault instanceof CallRefused ? fault : null;
    if (refused === null) reportError(fault);
    this.#change(key, { state: 'refused', reason: refused?.refusal.error ?? null });
    return true;
  }

  #wait(conversationId: number) {
    const waits = (one: UnsentMessage) => one.conversationId === conversationId && one.state === 'sending';
    this.#set(this.#all.map((one) => (waits(one) ? { ...one, state: 'waiting' } : one)));
  }
}

/** One for each person of a page: what is under way goes on when its conversation is left. */
const outboxes = new WeakMap<QueryClient, Map<number, Outbox>>();

export const outboxOf = (client: QueryClient, userId: number): Outbox => {
  const known = outboxes.get(client) ?? new Map<number, Outbox>();
  outboxes.set(client, known);
  const outbox = known.get(userId) ?? new Outbox(userId, client);
  known.set(userId, outbox);
  return outbox;
};
