import { useLingui } from '@lingui/react/macro';
import {
  IconArrowBackUp,
  IconHourglass,
  IconMail,
  IconStar,
  IconTrash,
  IconUserCheck,
  IconUserX,
} from '@tabler/icons-react';
import type { Applicant } from '../../../contract/applications/schemas/applicants.ts';
import { type ReviewAct, reviewActs } from '../../../contract/applications/values.ts';
import { reasonOf } from '../../lib/reasons.ts';
import type { IconType } from '../../ui/types.ts';

interface ActWords {
  label: string;
  icon: IconType;
  danger?: true;
}

export const useActWords = (): Record<ReviewAct, ActWords> => {
  const { t } = useLingui();
  return {
    shortlist: { label: t`Shortlist`, icon: IconStar },
    waitlist: { label: t`Waitlist`, icon: IconHourglass },
    approve: { label: t`Approve`, icon: IconUserCheck },
    reject: { label: t`Reject`, icon: IconUserX, danger: true },
    undo: { label: t`Undo the rejection`, icon: IconArrowBackUp },
    invite: { label: t`Email the invitation`, icon: IconMail },
    remove: { label: t`Delete`, icon: IconTrash, danger: true },
  };
};

interface Possible {
  act: ReviewAct;
  /** Null when it is possible now. */
  whyNot: string | null;
}

/**
 * The actions available for an applicant, as the server says. Actions that never apply to this status are left out;
 * those ruled out only by the programme's state are shown with the reason.
 */
export const actsFor = ({ why_not: whyNot }: Pick<Applicant, 'why_not'>): Possible[] =>
  reviewActs.flatMap((act) => {
    const code = whyNot[act];
    if (code !== null && code !== 'programmes.inactive') return [];
    return [{ act, whyNot: reasonOf(code) }];
  });
