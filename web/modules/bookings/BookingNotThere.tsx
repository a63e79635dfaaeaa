import { useLingui } from '@lingui/react/macro';
import { usePageTitle } from '../../lib/page-title.ts';
import { Button } from '../../ui/Button.tsx';
import { ListPage } from '../../ui/frames/ListPage.tsx';
import { Row } from '../../ui/Layout.tsx';
import { useBookingPlace } from './place.ts';

/** M24: a booking that does not exist and one of other people look the same. */
export const BookingNotThere = () => {
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
