import { EventEmitter } from 'node:events';

/** The first byte of a protocol message: goodbye, or a start-up, which begins with its length instead. */
const letters = { goodbye: 0x58, startUp: 0 } as const;
/** Every client that says hello is let in (AuthenticationOk) and may ask (ReadyForQuery). */
const welcome = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

/** Copies the pieces into memory of their own: a shared buffer would be transferred to the other thread as a whole. */
const join = (pieces: readonly Uint8Array[]): Bytes => {
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
};

/** Bytes with memory of their own, so that they can be transferred between threads. */
export type Bytes = Uint8Array<ArrayBuffer>;
type Ask = (bytes: Bytes) => Promise<readonly Bytes[]>;

/**
 * What pg takes for its socket: bytes of PostgreSQL's protocol go to `ask` and come back from it. Everything written in
 * one go, however many statements, is sent as one question, since crossing between threads costs more than most
 * statements do.
 */
export class Line extends EventEmitter {
  writable = true;
  #held: Uint8Array[] = [];
  readonly #ask: Ask;

  constructor(ask: Ask) {
    super();
    this.#ask = ask;
  }

  connect() {
    process.nextTick(() => this.emit('connect'));
  }

  write(bytes: Uint8Array, done?: () => void) {
    if (bytes[0] === letters.startUp) process.nextTick(() => this.emit('data', welcome));
    else if (bytes[0] !== letters.goodbye) {
      if (this.#held.length === 0) queueMicrotask(() => this.#send());
      this.#held.push(bytes);
    }
    done?.();
    return true;
  }

  #send() {
    const question = join(this.#held);
    this.#held = [];
    this.#ask(question).then(
      (parts) => parts.forEach(({ buffer }) => this.emit('data', Buffer.from(buffer))),
      (error: unknown) => this.emit('error', error),
    );
  }

  end() {
    if (!this.writable) return;
    this.writable = false;
    process.nextTick(() => this.emit('close'));
  }

  destroy() {
    this.end();
  }

  // Methods that only a real socket needs.
  setNoDelay() {}
  setKeepAlive() {}
  ref() {}
  unref() {}
}
