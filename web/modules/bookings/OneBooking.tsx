import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { BookingDetail } from '../../../contract/screens/schemas/booking.ts';
import { ListPage } from '../../ui/frames/ListPage.tsx';
import { SkeletonDetail } from '../../ui/Skeletons.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { BookingNotThere } from './BookingNotThere.tsx';
import { useBooking } from './queries.ts';
import { isNotThere, serverWords } from './refusals.ts';

interface Props {
  /** From the address; undefined if it contains no id. */
  id: number | undefined;
  children: (booking: BookingDetail) => ReactNode;
}

/** The loading, not-found and error states shared by every page about one booking. */
export const OneBooking = ({ id, children }: Props) => {
  const { t } = useLingui();
  const { data, error, refetch, isFetching } = useBooking(id);
  if (id === undefined || isNotThere(error)) return <BookingNotThere />;
  if (data) return children(data);
  if (!error) return <SkeletonDetail />;
  return (
    <ListPage title={t`Session details`}>
      <ErrorState message={serverWords(error)} onRetry={() => void refetch()} retrying={isFetching} />
    </ListPage>
  );
};
