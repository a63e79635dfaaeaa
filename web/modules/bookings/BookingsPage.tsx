import { useLingui } from '@lingui/react/macro';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { BookingTab } from '../../../contract/bookings/schemas/states.ts';
import type { Booking } from '../../../contract/bookings/schemas/booking.ts';
import { serverNow } from '../../lib/clock.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { offsetsOf } from '../../lib/time.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useFocusBack } from '../../ui/focusBack.ts';
import { ListPage } from '../../ui/frames/ListPage.tsx';
import { SkeletonCards } from '../../ui/Skeletons.tsx';
import { EmptyState, ErrorState } from '../../ui/States.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { useMe } from '../accounts/index.ts';
import { BookingWindows } from './acts/BookingWindows.tsx';
import type { Opened } from './acts/kinds.ts';
import { BookingList } from './BookingList.tsx';
import { serverWords } from './refusals.ts';
import { useFreshPhases } from './phases.ts';
import { useBookingPlace } from './place.ts';
import { useMyBookings } from './queries.ts';
import { bookingIn, type BookingTabs, tabHolding, useEmptyTexts, useTabLabels } from './tabs.ts';
import { GroupEntry } from './groups/GroupEntry.tsx';
import { SessionDialog } from './windows.ts';

interface Props {
  /** From the address. */
  tab: BookingTab | undefined;
  /** The booking whose details are open. */
  shown: number | undefined;
  onShow: (id: number | undefined, tab: BookingTab) => void;
}

/** BKG-05. The offset is that of the days of the sessions listed: the clocks may change before them. */
const useZoneNote = (tabs: BookingTabs | undefined, tab: BookingTab) => {
  const { t } = useLingui();
  const { me } = useMe();
  const zone = tabs?.display_timezone ?? me?.timezone;
  if (zone === undefined) return undefined;
  const name = zone.replaceAll('_', ' ');
  const listed = tabs?.[tab].map(({ start_at: start }) => start) ?? [];
  const offset = offsetsOf(listed.length === 0 ? [serverNow()] : listed, zone);
  return t`Times are shown in ${name} (${offset})`;
};

interface ShownProps {
  booking: Booking | undefined;
  toReview: boolean;
  onOpen: (opened: Opened) => void;
  onClose: () => void;
}

/** The details of the booking in the address, which may not exist or may belong to someone else. */
const ShownBooking = ({ booking, toReview, onOpen, onClose }: ShownProps) => {
  const { t } = useLingui();
  if (!booking)
    return (
      <Dialog opened onClose={onClose} title={t`Session details`}>
        <EmptyState compact title={t`This booking does not exist.`} />
      </Dialog>
    );
  return (
    <SessionDialog
      key={booking.id}
      booking={booking}
      toReview={toReview}
      onOpen={(kind) => onOpen({ kind, booking })}
      onClose={onClose}
    />
  );
};

const Empty = ({ tab }: { tab: BookingTab }) => {
  const { t } = useLingui();
  const { me } = useMe();
  const texts = useEmptyTexts();
  const { mentors } = useBookingPlace();
  // BKG-09: the flag is for people who look for mentors.
  const seeksMentors = me !== null && !me.is_fl_mentor;
  return (
    <EmptyState
      icon={IconCalendarPlus}
      title={texts[tab]}
      {...(seeksMentors &&
        mentors !== null && {
          action: (
            <Button kind="primary" href={mentors}>
              {t`See Mentors`}
            </Button>
          ),
        })}
    />
  );
};

interface ListProps {
  tabs: BookingTabs;
  tab: BookingTab;
  onShow: (id: number, toReview: boolean) => void;
  onOpen: (opened: Opened) => void;
}

const TabContent = ({ tabs, tab, onShow, onOpen }: ListProps) => {
  const { t } = useLingui();
  if (tabs[tab].length === 0) return <Empty tab={tab} />;
  return (
    <BookingList
      key={tab}
      label={t`Bookings`}
      bookings={tabs[tab]}
      sent={tab === 'upcoming' ? 'oldest' : 'newest'}
      onShow={({ id }, toReview) => onShow(id, toReview)}
      onOpen={(booking, kind) => onOpen({ kind, booking })}
    />
  );
};

/** The tab in the address; without one, the tab that contains the booking shown, or else the first. */
const tabOf = ({ tab, shown }: Pick<Props, 'tab' | 'shown'>, tabs: BookingTabs | undefined): BookingTab =>
  tab ?? (tabs && shown !== undefined ? tabHolding(tabs, shown) : null) ?? 'upcoming';

/** BKG-01, BKG-02: the user's sessions in three tabs, with the actions available for each. */
export const BookingsPage = ({ onShow, ...address }: Props) => {
  const { t } = useLingui();
  const { data, error, refetch, isFetching } = useMyBookings();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [toReview, setToReview] = useState(false);
  const labels = useTabLabels(data);
  const tab = tabOf(address, data);
  const lead = useZoneNote(data, tab);
  const place = useBookingPlace();
  usePageTitle(t`Booking Session`);
  useFreshPhases(useMemo(() => data?.upcoming ?? [], [data]));
  useFocusBack(address.shown !== undefined);
  useFocusBack(opened !== null);
  const show = (id: number, review: boolean) => {
    setToReview(review);
    onShow(id, tab);
  };
  const items = labels.map(({ key, label }) => ({ key, label, href: place.list(key) }));
  return (
    <ListPage
      title={t`Booking Session`}
      lead={lead}
      actions={<GroupEntry />}
      tabs={<Tabs label={t`Bookings`} active={tab} items={items} />}
    >
      {!data && !error && <SkeletonCards count={3} />}
      {!data && error && (
        <ErrorState message={serverWords(error)} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {data && <TabContent tabs={data} tab={tab} onShow={show} onOpen={setOpened} />}
      {/* It stays under the window of an act: what is being typed in it is still there afterwards. */}
      {data && address.shown !== undefined && (
        <ShownBooking
          booking={bookingIn(data, address.shown)}
          toReview={toReview}
          onOpen={setOpened}
          onClose={() => onShow(undefined, tab)}
        />
      )}
      <BookingWindows opened={opened} onClose={() => setOpened(null)} />
    </ListPage>
  );
};
