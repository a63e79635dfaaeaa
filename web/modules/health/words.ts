import { useLingui } from '@lingui/react/macro';
import type { HealthNumber } from '../../../contract/health/schemas/lists.ts';
import type { HealthPart, HealthScore, WayToRaise } from '../../../contract/health/values.ts';

/** The number that admins read, of 100. */
export const ofHundred = (number: number) => Math.round(number / 100);

/** PAR-17 */
export const useScoreWords = (): Record<HealthScore, string> => {
  const { t } = useLingui();
  return { 1: t`Great`, 2: t`Fair`, 3: t`Poor` };
};

export const scoreTones = { 1: 'green', 2: 'orange', 3: 'red' } as const;

/** Why a pair is judged as it is, when the number alone does not say it. */
export const useReasonWords = () => {
  const { t } = useLingui();
  return ({ reason, silent_days: days }: Pick<HealthNumber, 'reason' | 'silent_days'>): string | null => {
    if (reason === null) return null;
    return {
      open_report: t`A reported session is open`,
      silent: t`No session for ${days} days`,
      low_rating: t`A rating of 2 or less`,
      new: t`No session yet`,
    }[reason];
  };
};

export const usePartWords = (): Record<HealthPart, { label: string; note: string }> => {
  const { t } = useLingui();
  return {
    rhythm: {
      label: t`Rhythm`,
      note: t`Sessions held of those the program’s rhythm asks for, fading while they don’t meet`,
    },
    felt: { label: t`Felt quality`, note: t`The stars both sides gave; the less happy side counts more` },
    reliability: { label: t`Reliability`, note: t`Sessions held, against missed ones and late cancellations` },
    forward: { label: t`Looking ahead`, note: t`A session is arranged, or the last one was recent` },
    goals: { label: t`Goals`, note: t`Objectives that moved lately` },
  };
};

export const useConfidenceWords = (): Record<HealthNumber['confidence'], string> => {
  const { t } = useLingui();
  return { low: t`Low confidence`, medium: t`Medium confidence`, high: t`High confidence` };
};

export const useWayWords = (): Record<WayToRaise, string> => {
  const { t } = useLingui();
  return { hold_session: t`Hold a session`, book_session: t`Book a session`, touch_goals: t`Work on the open goals` };
};
