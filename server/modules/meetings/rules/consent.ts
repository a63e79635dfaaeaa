interface Answer {
  userId: number;
  givenAt: unknown;
  withdrawnAt: unknown;
}

export const hasAgreed = ({ givenAt, withdrawnAt }: Pick<Answer, 'givenAt' | 'withdrawnAt'>) =>
  givenAt !== null && withdrawnAt === null;

/** M14: everybody who takes part in the session, in the room or not, but nobody who has left it. */
export const whoseConsent = ({ people, turnedAway }: { people: readonly number[]; turnedAway: readonly number[] }) =>
  people.filter((userId) => !turnedAway.includes(userId));

/** M14: each of them agreed for themselves; where nobody is asked nobody has agreed. */
export const mayRecord = (asked: readonly number[], answers: readonly Answer[]) => {
  const agreed = new Set(answers.filter(hasAgreed).map(({ userId }) => userId));
  return asked.length > 0 && asked.every((userId) => agreed.has(userId));
};
