interface Answer {
  userId: number;
  givenAt: unknown;
  withdrawnAt: unknown;
}

export const hasAgreed = ({ givenAt, withdrawnAt }: Pick<Answer, 'givenAt' | 'withdrawnAt'>) =>
  givenAt !== null && withdrawnAt === null;

/** M36: whether the question is open: never answered, or asked again after a no. */
export const isUnanswered = (
  answer: (Pick<Answer, 'givenAt' | 'withdrawnAt'> & { askedAgainAt: unknown }) | undefined,
) => answer === undefined || (!hasAgreed(answer) && answer.askedAgainAt !== null);

/** M14: everyone who takes part in the session, in the room or not, except people who have left it. */
export const whoseConsent = ({ people, turnedAway }: { people: readonly number[]; turnedAway: readonly number[] }) =>
  people.filter((userId) => !turnedAway.includes(userId));

/** M14: every one of them has agreed personally; with nobody to ask, there is no consent. */
export const mayRecord = (asked: readonly number[], answers: readonly Answer[]) => {
  const agreed = new Set(answers.filter(hasAgreed).map(({ userId }) => userId));
  return asked.length > 0 && asked.every((userId) => agreed.has(userId));
};
