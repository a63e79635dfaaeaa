interface Answer {
  userId: number;
  givenAt: unknown;
  withdrawnAt: unknown;
}

export const hasAgreed = ({ givenAt, withdrawnAt }: Pick<Answer, 'givenAt' | 'withdrawnAt'>) =>
  givenAt !== null && withdrawnAt === null;

/** M14: everybody who is in the room agreed for themselves, and nobody who has left it said no; an empty one agrees to nothing. */
export const mayRecord = (present: readonly number[], answers: readonly Answer[]) => {
  const agreed = new Set(answers.filter(hasAgreed).map(({ userId }) => userId));
  const isRefused = answers.some(({ withdrawnAt }) => withdrawnAt !== null);
  return !isRefused && present.length > 0 && present.every((userId) => agreed.has(userId));
};
