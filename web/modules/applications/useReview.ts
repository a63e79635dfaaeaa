import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Applicant } from '../../../contract/applications/schemas/applicants.ts';
import type { ReviewAct } from '../../../contract/applications/values.ts';
import { sayFailure } from '../../lib/failure.ts';
import { toastSuccess } from '../../ui/toast.tsx';
import { useReviewAct } from './queries.ts';

export interface Review {
  /** Performs the action, or asks for confirmation first where it cannot be undone. */
  act: (act: ReviewAct, applicant: Applicant) => void;
  /** The action that is waiting for confirmation. */
  asking: { act: 'reject' | 'remove'; applicant: Applicant } | null;
  confirm: () => void;
  cancel: () => void;
  pending: boolean;
}

/** APP-21: the server's message about an action is shown as a toast, on success and on failure. */
export const useReview = (onDone: () => void): Review => {
  const { t } = useLingui();
  const [asking, setAsking] = useState<Review['asking']>(null);
  const { mutate, isPending } = useReviewAct();
  const perform = (act: ReviewAct, { id }: Applicant) =>
    mutate(
      { act, id },
      {
        onSuccess: ({ message }) => toastSuccess(message),
        onError: (error) => sayFailure(error, t`Oops, something went wrong.`),
        onSettled: () => {
          setAsking(null);
          onDone();
        },
      },
    );
  return {
    act: (act, applicant) => {
      if (act === 'reject' || act === 'remove') setAsking({ act, applicant });
      else perform(act, applicant);
    },
    asking,
    confirm: () => asking && perform(asking.act, asking.applicant),
    cancel: () => setAsking(null),
    pending: isPending,
  };
};
