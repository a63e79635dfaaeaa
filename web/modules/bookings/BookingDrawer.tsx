import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { BookingTab } from '../../../contract/bookings/schemas/states.ts';
import { Button } from '../../ui/Button.tsx';
import { BottomSheet, Drawer } from '../../ui/Drawer.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { useIsPhone } from '../../ui/media.ts';
import { ScrollBox } from '../../ui/ScrollBox.tsx';
import { SkeletonList } from '../../ui/Skeletons.tsx';
import { EmptyState, ErrorState } from '../../ui/States.tsx';
import { TabPanel, Tabs } from '../../ui/Tabs.tsx';
import { BookingLine } from './BookingLine.tsx';
import { useBookingPlace } from './place.ts';
import { useMyBookings } from './queries.ts';
import { useEmptyTexts, useTabLabels } from './tabs.ts';

/** BKG-15 */
const mostInATab = 4;
/** BKG-16 */
const height = { platform: 310, portal: 240 };
/** BKG-17: with more sessions than this, the list scrolls. */
const shownWithoutScrolling = 3;

const TabOfDrawer = ({ tab, onFollow }: { tab: BookingTab; onFollow: () => void }) => {
  const { t } = useLingui();
  const phone = useIsPhone();
  const empty = useEmptyTexts();
  const { programId } = useBookingPlace();
  const { data, error, refetch } = useMyBookings();
  if (!data) return error ? <ErrorState compact onRetry={() => void refetch()} /> : <SkeletonList rows={3} />;
  const bookings = data[tab].slice(0, mostInATab);
  if (bookings.length === 0) return <EmptyState compact title={empty[tab]} />;
  const hint = !phone && bookings.length > shownWithoutScrolling ? t`Scroll for more` : undefined;
  return (
    <ScrollBox height={programId === null ? height.platform : height.portal} label={t`Bookings`} hint={hint}>
      <Stack gap="lg">
        {bookings.map((booking) => (
          <BookingLine key={booking.id} booking={booking} onFollow={onFollow} />
        ))}
      </Stack>
    </ScrollBox>
  );
};

interface Props {
  opened: boolean;
  onClose: () => void;
}

/** BKG-15 to BKG-17: the next sessions of each tab, in a drawer over the current page. */
export const BookingDrawer = ({ opened, onClose }: Props) => {
  const { t } = useLingui();
  const phone = useIsPhone();
  const { list } = useBookingPlace();
  const { data } = useMyBookings();
  const labels = useTabLabels(data);
  const [tab, setTab] = useState<BookingTab>('upcoming');
  const Pane = phone ? BottomSheet : Drawer;
  return (
    <Pane
      opened={opened}
      onClose={onClose}
      title={t`Bookings`}
      footer={<Button href={list(tab)} onPress={onClose}>{t`See all`}</Button>}
    >
      <Tabs
        label={t`Bookings`}
        active={tab}
        items={labels}
        onChange={(key) => setTab(labels.find((one) => one.key === key)?.key ?? 'upcoming')}
      >
        {labels.map(({ key }) => (
          <TabPanel key={key} tabKey={key}>
            <TabOfDrawer tab={key} onFollow={onClose} />
          </TabPanel>
        ))}
      </Tabs>
    </Pane>
  );
};
