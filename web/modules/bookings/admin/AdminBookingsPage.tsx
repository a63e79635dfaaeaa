import { useLingui } from '@lingui/react/macro';
import { IconCalendarPlus, IconUsersGroup } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { AdminBooking } from '../../../../contract/bookings/schemas/admin-rows.ts';
import type { ProgrammeView } from '../../../../contract/programmes/schemas/programme.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { adminPath } from '../../../lib/paths.ts';
import { SaveCsv } from '../../../lib/SaveCsv.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ListPage } from '../../../ui/frames/ListPage.tsx';
import { useProgrammeFront, useThisProgramme } from '../../programmes/index.ts';
import { CreateBookingDialog } from '../windows.ts';
import { BookingsTable } from './BookingsTable.tsx';
import { DetailsDialog } from './DetailsDialog.tsx';
import { bookingsFile, useAdminBookings } from './queries.ts';
import { type BookingFilter, bookingSearch } from './search.ts';
import { useBookingColumns } from './useBookingColumns.tsx';
import { listKit } from '../../../lib/list-kit.ts';

interface Props {
  filter: BookingFilter;
  onFilter: (next: BookingFilter) => void;
  zone: string;
}

interface FrameProps extends Props {
  /** Null for the whole platform. */
  programme: Pick<ProgrammeView, 'id' | 'slug' | 'enterprise'> | null;
  title: string;
  actions?: ReactNode;
  /** An extra filter: the programme, on the platform's list. */
  programmeFilter?: ReactNode;
}

/** The list with its CSV download, and the details of one booking over it. */
const BookingsFrame = ({ filter, onFilter, zone, programme, title, actions, programmeFilter }: FrameProps) => {
  usePageTitle(title);
  const [opened, setOpened] = useState<AdminBooking | null>(null);
  const place = programme ? { program_id: programme.id } : {};
  const { data, error, table } = useAdminBookings(listKit(bookingSearch).query(filter, place));
  const columns = useBookingColumns({ zone, program: programme === null, onDetails: setOpened });
  // After an action the list has the newer version of the booking (ADB-20).
  const shown = opened && (data?.bookings.find(({ id }) => id === opened.id) ?? opened);
  return (
    <ListPage
      title={title}
      width="admin"
      actions={
        <>
          <SaveCsv address={bookingsFile(programme, filter)} />
          {actions}
        </>
      }
    >
      <BookingsTable {...{ filter, onFilter, zone, data, error, table, columns, programmeFilter }} />
      {shown && <DetailsDialog booking={shown} zone={zone} onClose={() => setOpened(null)} />}
    </ListPage>
  );
};

/** ADB-01, ADB-02, ADB-45: a programme's bookings; admins create new ones, and log sessions held elsewhere. */
export const AdminBookingsPage = (props: Props) => {
  const { t } = useLingui();
  const programme = useThisProgramme();
  const [creating, setCreating] = useState(false);
  const close = () => setCreating(false);
  return (
    <>
      <BookingsFrame
        {...props}
        programme={programme}
        title={t`Bookings Management`}
        actions={
          <>
            <Button icon={IconUsersGroup} href={adminPath(programme, 'bookings/offline')}>
              {t`Offline Sessions`}
            </Button>
            <Button kind="primary" icon={IconCalendarPlus} onPress={() => setCreating(true)}>
              {t`Create Booking`}
            </Button>
          </>
        }
      />
      {creating && <CreateBookingDialog onDone={close} onClose={close} />}
    </>
  );
};

/** ADB-49: once a programme is chosen, this links to its wizard, which leads back here. */
const CreateThere = ({ programId }: { programId: number }) => {
  const { t } = useLingui();
  const { data: programme } = useProgrammeFront(programId);
  const from = encodeURIComponent(`/main/admins/bookings?program=${programId}`);
  if (!programme) return null;
  return (
    <Button kind="primary" icon={IconCalendarPlus} href={adminPath(programme, `bookings/new?from=${from}`)}>
      {t`Create Booking`}
    </Button>
  );
};

/** ADB-47, ADB-49: the bookings of the whole platform; `programmeFilter` chooses a programme. */
export const PlatformBookingsPage = (props: Props & { programmeFilter: ReactNode }) => {
  const { t } = useLingui();
  const { program } = props.filter;
  const creating = program === undefined ? null : <CreateThere programId={program} />;
  return <BookingsFrame {...props} programme={null} title={t`Bookings`} actions={creating} />;
};
