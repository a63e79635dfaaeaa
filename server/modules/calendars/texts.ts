/** All the text of a calendar entry, and of the calendar that members subscribe to. */
export const texts = {
  summary: (other: string) => `Session with ${other}`,
  description: (topic: string, objectives: readonly string[], page: string) =>
    [topic, ...objectives.map((objective) => `- ${objective}`), `Open the session: ${page}`].join('\n'),
  /** The reason that the others read when a session is cancelled by deleting it in a calendar. */
  removedInCalendar: 'Deleted in my calendar',
  feedName: (product: string) => `${product} sessions`,
};
