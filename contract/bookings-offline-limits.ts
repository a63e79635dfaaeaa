/** OFF-10, B46: what a logged session may be. */
export const offlineLimits = {
  durations: [15, 30, 45, 60, 90, 120],
  /** It was held within so many days. */
  days: 90,
  locationLength: 200,
  /** So many people are offered at once; the search finds the others. */
  people: 50,
} as const;
