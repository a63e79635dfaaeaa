/**
 * The numbers 0 … size − 1 that are waiting, the one with the least key first: a binary heap with decrease-key. The keys
 * belong to the caller, who calls `put` after each key that became less. Of equal keys, the input alone decides.
 */
export class Heap {
  readonly #waiting: Int32Array;
  /** By number: its place among the waiting, or −1. */
  readonly #place: Int32Array;
  #length = 0;

  constructor(readonly keys: Float64Array) {
    this.#waiting = new Int32Array(keys.length);
    this.#place = new Int32Array(keys.length).fill(-1);
  }

  /** The number with the least key; −1 when none is waiting. */
  first() {
    return this.#length > 0 ? (this.#waiting[0] as number) : -1;
  }

  /** Lets this number wait, or move ahead. */
  put(number: number) {
    const at = this.#place[number] as number;
    this.#rise(number, at < 0 ? this.#length++ : at);
  }

  /** Takes the first away. */
  shift() {
    const gone = this.#waiting[0] as number;
    this.#place[gone] = -1;
    this.#length -= 1;
    if (this.#length > 0) this.#sink(this.#waiting[this.#length] as number);
  }

  clear() {
    for (let at = 0; at < this.#length; at += 1) this.#place[this.#waiting[at] as number] = -1;
    this.#length = 0;
  }

  #set(number: number, at: number) {
    this.#waiting[at] = number;
    this.#place[number] = at;
  }

  #rise(number: number, from: number) {
    const { keys } = this;
    const key = keys[number] as number;
    let at = from;
    while (at > 0) {
      const above = this.#waiting[(at - 1) >> 1] as number;
      if ((keys[above] as number) <= key) break;
      this.#set(above, at);
      at = (at - 1) >> 1;
    }
    this.#set(number, at);
  }

  #sink(number: number) {
    const { keys } = this;
    const key = keys[number] as number;
    let at = 0;
    for (let below = 1; below < this.#length; below = 2 * at + 1) {
      const right = below + 1;
      const isRight =
        right < this.#length &&
        (keys[this.#waiting[right] as number] as number) < (keys[this.#waiting[below] as number] as number);
      const child = isRight ? right : below;
      const lesser = this.#waiting[child] as number;
      if ((keys[lesser] as number) >= key) break;
      this.#set(lesser, at);
      at = child;
    }
    this.#set(number, at);
  }
}
