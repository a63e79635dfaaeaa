import type { OwnData } from '../../platform/plug.ts';
import { everythingBy } from './queries.ts';

/** Our part of a person's data download (M22): what they applied for and what they answered. */
export const ownData: OwnData = async (tx, userId) => {
  const rows = await everythingBy(tx, userId);
  const ids = [...new Set(rows.map(({ applicantId }) => applicantId))];
  return {
    applications: ids.flatMap((id) => {
      const mine = rows.filter(({ applicantId }) => applicantId === id);
      const [first] = mine;
      if (!first) return [];
      const { application, status, appliedOn, rejectionNote } = first;
      const answers = mine.flatMap(({ question, answer }) => (question === null ? [] : [{ question, answer }]));
      // Nobody hears of a rejection before it is final (M42).
      const note = status === 'rejected' ? rejectionNote : '';
      return [{ application, status, applied_on: appliedOn?.toString() ?? null, note, answers }];
    }),
  };
};
