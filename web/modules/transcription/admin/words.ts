import { useLingui } from '@lingui/react/macro';
import type { TranscriptionRecord } from '../../../../contract/screens/schemas/transcriptions.ts';

/** What the table and the details say of a record; null where nothing is known. */
export const useRecordWords = () => {
  const { t } = useLingui();
  const sentiments = { positive: t`Positive`, negative: t`Negative`, neutral: t`Neutral` };
  return {
    // MTG-08
    mentor: ({ mentor_name: name }: TranscriptionRecord) => name ?? t`No mentor assigned.`,
    duration: ({ duration: minutes }: TranscriptionRecord) => (minutes === null ? null : t`${minutes} min`),
    sentiment: ({ sentiment }: TranscriptionRecord) => sentiment && sentiments[sentiment],
    standing: ({ isValid }: TranscriptionRecord) => (isValid ? t`Held` : t`Not held`),
  };
};
