import { useLingui } from '@lingui/react/macro';
import type { ManagedPairing } from '../../../../contract/pairings/schemas/managed.ts';

export const tones = { active: 'green', paused: 'orange', ended: 'grey' } as const;

export const useStatusWords = () => {
  const { t } = useLingui();
  return { active: t`Active`, paused: t`Paused`, ended: t`Ended` };
};

/** The title of a pair or group: 'Aina and Daniel', 'Data Circle'. */
export const useTitleOf = () => {
  const { t } = useLingui();
  return ({ name, mentors, mentees }: Pick<ManagedPairing, 'name' | 'mentors' | 'mentees'>) => {
    const [mentor = '', mentee = ''] = [mentors[0]?.full_name, mentees[0]?.full_name];
    return name ?? t`${mentor} and ${mentee}`;
  };
};
