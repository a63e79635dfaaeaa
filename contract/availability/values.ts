/** What the editor may offer and the server takes; the database keeps the same bounds. */
export const availabilityLimits = {
  /** 30 days. */
  noticeMinutes: 43_200,
  bufferMinutes: 240,
  sessionsAWeek: 100,
  rangesADay: 10,
  overrides: 400,
} as const;
