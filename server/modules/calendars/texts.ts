/** All the text of a calendar entry. */
export const texts = {
  summary: (other: string) => `Session with ${other}`,
  description: (topic: string, objectives: readonly string[]) =>
    [topic, ...objectives.map((objective) => `- ${objective}`)].join('\n'),
};
