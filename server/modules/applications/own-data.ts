import type { OwnData } from '../../platform/plug.ts';
import { everyFileBy, everythingBy } from './queries.ts';
import { inWords } from './rules/answers.ts';

/** Our part of a person's data download (M22): what they applied for and what they answered. */
export const ownData: OwnData = async (tx, userId) => {
  const rows = await everythingBy(tx, userId);
  const kept = await everyFileBy(tx, userId);
  const ids = [...new Set(rows.map(({ applicantId }) => applicantId))];
  return {
    applications: ids.flatMap((id) => {
      const mine = rows.filter(({ applicantId }) => applicantId === id);
      const [first] = mine;
      if (!first) return [];
      const { application, status, appliedOn, rejectionNote } = first;
      const answers = mine.flatMap(({ question, questionType, answer }) =>
        question === null || questionType === null || answer === null
          ? []
          : [{ question, answer: inWords({ questionType }, answer) }],
      );
      const files = kept
        .filter(({ applicantId }) => applicantId === id)
        .map(({ question, file }) => ({ question, file_name: file.fileName, file_type: file.fileType }));
      // Nobody hears of a rejection before it is final (M42).
      const note = status === 'rejected' ? rejectionNote : '';
      return [{ application, status, applied_on: appliedOn?.toString() ?? null, note, answers, files }];
    }),
  };
};
