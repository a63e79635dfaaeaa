import { useLingui } from '@lingui/react/macro';
import type { Duration, PairingMethod } from '../../../contract/programmes/values.ts';

/** PRG-21 */
export const usePairingWords = (): Record<PairingMethod, { label: string; note: string }> => {
  const { t } = useLingui();
  return {
    mentee_picks: { label: t`Traditional`, note: t`Mentees look for a mentor and ask for a session.` },
    mentor_picks: { label: t`Reverse`, note: t`Mentors choose whom they want to help.` },
    admin_pairs: { label: t`Admin Paired`, note: t`You decide who meets whom. Nobody pairs themselves.` },
  };
};

/** A40, A78 */
export const usePrivacyWords = () => {
  const { t } = useLingui();
  return { open: t`No application needed`, closed: t`Application required` };
};

/** PRG-45 */
export const useReviewWords = () => {
  const { t } = useLingui();
  return { shown: t`Public`, hidden: t`Private` };
};

/** PRG-26 */
export const useDurationWords = (): Record<Duration, string> => {
  const { t } = useLingui();
  return {
    '1_months': t`1 month`,
    '2_months': t`2 months`,
    '3_months': t`3 months`,
    set_end_duration: t`Set an end date`,
  };
};

/** What a program can lack before it can start. */
export const useMissingWords = () => {
  const { t } = useLingui();
  return {
    start_date: t`Program Start Date`,
    end_date: t`An end date that has not passed`,
    goals: t`Mentoring Services`,
  };
};
