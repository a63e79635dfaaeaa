/** The capacity of the room: everyone sees everyone, over separate connections (B52). */
export const roomLimits = {
  people: 6,
  /** How often a browser reports that it is still there. */
  beatSeconds: 10,
  /** Someone has left when this long has passed since their last heartbeat. */
  silentSeconds: 75,
  textLength: 4000,
  /** A crash loses no more than this much of a recording. */
  pieceSeconds: 10,
  pieceBytes: 16 * 2 ** 20,
  /**
   * The total size of all recordings of one meeting. Four hours at the bit rates that a browser is told to use are
   * 14,400 s × 864,000 bits = 1.56 GB; this is twice as much, for encoders that exceed them.
   */
  recordedBytes: 3 * 2 ** 30,
} as const;

/** The bit rates per second of recording that a browser is told to use. */
export const recordingBits = { pictures: 800_000, voices: 64_000 } as const;

/** B53: a meeting counts as held with at least this many people for at least this long. */
export const heldFrom = { people: 2, minutes: 5 } as const;

/** B122: how many days a recording is kept. */
export const recordingDays = 180;
