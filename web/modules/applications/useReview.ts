import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Applicant } from '../../../contract/applications/schemas/applicants.ts';
import type { ReviewAct } from '../../../contract/applications/values.ts';
import { CallRefused } from '../../lib/call.ts';
import { sayFailure } from '../../lib/failure.ts';
import { toastFailure, toastSuccess } from '../../ui/toast.tsx';
import { useReviewAct } from './queries.ts';

export interface Review {
  /** Performs the action, or asks for confirmation first where it cannot be undone for long. */
  act: (act: ReviewAct, applicant: Applicant) => void;
  /** The action that is waiting for confirmation. */
  asking: { act: 'reject' | 'remove' | 'approve'; applicant: Applicant } | null;
  confirm: (note: string) => void;
  cancel: () => void;
  pending: boolean;
}

/** APP-21: the server's message about an action is shown as a toast, on success and on failure. */
export const useReview = (applicationId: number, isFull: boolean, onDone: () => void): Review => {
  const { t } = useLingui();
  const [asking, setAsking] = useState<Review['asking']>(null);
  const { mutate, isPending } = useReviewAct(applicationId);
  const close = () => {
    setAsking(null);
    onDone();
  };
  const perform = (act: ReviewAct, { id }: Applicant, note = '') =>
    mutate(
      { act, id, note },
      {
        onSuccess: ({ message, refused = [] }) => {
          // Undone too late: one of many is listed with the reason, a single one is told it.
          const [refusal] = refused;
          if (refusal) toastFailure(refusal.error);
          else toastSuccess(message);
          close();
        },
        onError: (error) => {
          sayFailure(error, t`Oops, something went wrong.`);
          // A note that was typed stays while the line is lost.
          if (error instanceof CallRefused) close();
        },
      },
    );
  return {
    act: (act, applicant) => {
      // M42: who waits for a place would take one more than there are.
      const isOneMore = act === 'approve' && isFull && applicant.status === 'waitlisted';
      if (act === 'reject' || act === 'remove' || isOneMore) setAsking({ act, applicant });
      else perform(act, applicant);
    },
    asking,
    confirm: (note) => asking && perform(asking.act, asking.applicant, note),
    cancel: () => setAsking(null),
    pending: isPending,
  };
};
