interface Answer {
  userId: number;
  givenAt: unknown;
  withdrawnAt: unknown;
}

export const hasAgreed = ({ givenAt, withdrawnAt }: Pick<Answer, 'givenAt' | 'withdrawnAt'>) =>
  givenAt !== null && withdrawnAt === null;

/** M14: everybody who is in the room agreed for themselves; an empty room agrees to nothing. */
export const mayRecord = (present: readonly number[], answers: readonly Answer[]) => {
  const agreed = new Set(answers.filter(hasAgreed).map(({ userId }) => userId));
  return present.length > 0 && present.every((userId) => agreed.has(userId));
};
