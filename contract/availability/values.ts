/** The bounds used by the editor and the server; the database enforces the same ones. */
export const availabilityLimits = {
  /** 30 days. */
  noticeMinutes: 43_200,
  bufferMinutes: 240,
  sessionsAWeek: 100,
  rangesADay: 10,
  overrides: 400,
} as const;
