/** What the room can hold: all see all, each by a line of its own (B52). */
export const roomLimits = {
  people: 6,
  /** How often a browser says that it is still there. */
  beatSeconds: 10,
  /** So long after the last sign of life somebody has left. */
  silentSeconds: 75,
  textLength: 4000,
  /** A crash loses no more of a recording. */
  pieceSeconds: 10,
  pieceBytes: 16 * 2 ** 20,
  /**
   * All recordings of one meeting together. Four hours at what a browser is told to use are
   * 14,400 s × 864,000 bits = 1.56 GB; this is twice as much, for encoders that keep to it badly.
   */
  recordedBytes: 3 * 2 ** 30,
} as const;

/** What a browser is told to use for a second of a recording. */
export const recordingBits = { pictures: 800_000, voices: 64_000 } as const;

/** B53: at least so many people for at least so long. */
export const heldFrom = { people: 2, minutes: 5 } as const;
