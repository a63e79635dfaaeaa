import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';

const about = [
  [/session|meet|prepare/i, 0],
  [/goal|objective|plan/i, 1],
  [/mentor|mentee/i, 2],
  [/cv|job|interview|career/i, 3],
] as const;

/** AIT-14: simulated replies; which one comes depends on what was written, otherwise they take turns. */
export const useReplies = () => {
  const { t } = useLingui();
  return useCallback(
    (turn: number, asked: string) => {
      const replies = [
        t`Before a session, write down one thing that you want to leave with, and send it to your mentor the day before.`,
        t`Choose the smallest step that you could take this week, and say when you will take it. The rest follows.`,
        t`Good mentoring is a conversation of two people. Say what helps you, and ask what helps them.`,
        t`Describe what you did, what came of it and how you know. Figures are easier to remember than adjectives.`,
        t`That is a good question to take to your mentor. Which part of it is hardest for you?`,
        t`What would you advise a friend who asked you the same?`,
      ];
      const known = about.find(([pattern]) => pattern.test(asked))?.[1];
      return replies[known ?? 4 + (Math.floor(turn / 2) % 2)] ?? '';
    },
    [t],
  );
};
