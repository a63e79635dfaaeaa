import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { BookingDetail } from '../../../contract/booking-page.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { Button } from '../../ui/Button.tsx';
import { ListPage } from '../../ui/frames/ListPage.tsx';
import { Row } from '../../ui/Layout.tsx';
import { SkeletonDetail } from '../../ui/Skeletons.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { useBookingPlace } from './place.ts';
import { useBooking } from './queries.ts';
import { isNotThere, serverWords } from './refusals.ts';

/** M24: one that never was and one of other people look alike. */
const NotThere = () => {
  const { t } = useLingui();
  const { list } = useBookingPlace();
  usePageTitle(t`This booking does not exist.`);
  return (
    <ListPage
      title={t`This booking does not exist.`}
      lead={t`The address is wrong, or the booking is somebody else’s.`}
    >
      <Row>
        <Button kind="primary" href={list()}>
          {t`Return to Bookings`}
        </Button>
      </Row>
    </ListPage>
  );
};

interface Props {
  /** From the address; undefined where it names none. */
  id: number | undefined;
  children: (booking: BookingDetail) => ReactNode;
}

/** What every page about one booking says while it is coming, when it is not there for the reader, and when it failed. */
export const OneBooking = ({ id, children }: Props) => {
  const { t } = useLingui();
  const { data, error, refetch, isFetching } = useBooking(id);
  if (id === undefined || isNotThere(error)) return <NotThere />;
  if (data) return children(data);
  if (!error) return <SkeletonDetail />;
  return (
    <ListPage title={t`Session details`}>
      <ErrorState message={serverWords(error)} onRetry={() => void refetch()} retrying={isFetching} />
    </ListPage>
  );
};
