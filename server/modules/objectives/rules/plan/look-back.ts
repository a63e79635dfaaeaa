/** What a month asks somebody to look back on. */
interface LookBack {
  title: string;
  description: string;
}

/** For the months between the first, whose question is that of somebody's level, and the last. */
const between: readonly LookBack[] = [
  { title: 'Look at what went better', description: 'What went better this month than the month before, and why?' },
  { title: 'Look at what you put off', description: 'Which step did you put off, and what would make it easier?' },
  { title: 'Look at who helped you', description: 'Who helped you this month, and whom could you ask next?' },
  { title: 'Look at what surprised you', description: 'What surprised you, and what would you do differently now?' },
];

/** A question for each month, none asked twice: the first one fits the level, the last one is about all of the plan. */
export const lookBackOf = (at: number, months: number, levelAsks: string): LookBack => {
  if (at === 0) return { title: 'Look back with your mentor', description: levelAsks };
  if (at < months - 1) return between[at - 1] ?? between[0] ?? { title: '', description: '' };
  return {
    title: 'Look back on the whole plan',
    description: 'What can you do now that you could not do at the start, and what will you keep up?',
  };
};
