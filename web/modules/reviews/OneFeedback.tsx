import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FeedbackForm } from '../../../contract/reviews/schemas/giving.ts';
import { refusalOf } from '../../lib/call.ts';
import { ListPage } from '../../ui/frames/ListPage.tsx';
import { SkeletonForm } from '../../ui/Skeletons.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { BookingNotThere } from '../bookings/index.ts';
import { type Reviewed, useFeedbackForm } from './feedback.ts';

interface AskedProps {
  of: Reviewed;
  children: (form: FeedbackForm) => ReactNode;
}

const Asked = ({ of, children }: AskedProps) => {
  const { t } = useLingui();
  const { data, error, refetch, isFetching } = useFeedbackForm(of);
  const refusal = refusalOf(error);
  if (data) return children(data);
  if (refusal === null)
    return (
      <ListPage title={t`Feedback`}>
        <SkeletonForm fields={4} />
      </ListPage>
    );
  if (refusal.code === 'bookings.not_found') return <BookingNotThere />;
  return (
    <ListPage title={t`Feedback`}>
      <ErrorState message={refusal.error} onRetry={() => void refetch()} retrying={isFetching} />
    </ListPage>
  );
};

interface Props {
  bookingId: number | undefined;
  participantId: number | undefined;
  children: (form: FeedbackForm, of: Reviewed) => ReactNode;
}

/** The loading, not-found and error states shared by the pages about one review. */
export const OneFeedback = ({ bookingId, participantId, children }: Props) => {
  if (bookingId === undefined || participantId === undefined) return <BookingNotThere />;
  const of = { bookingId, participantId };
  // B48: going straight from one mentor of a group to another must not keep what was typed.
  return (
    <Asked key={`${bookingId} ${participantId}`} of={of}>
      {(form) => children(form, of)}
    </Asked>
  );
};
