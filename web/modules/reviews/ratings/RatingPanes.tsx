import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Rating } from '../../../../contract/reviews/schemas/ratings.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Drawer } from '../../../ui/Drawer.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { People } from './People.tsx';
import { RatingDetails } from './RatingDetails.tsx';
import { SessionsTable } from './SessionsTable.tsx';

interface Props {
  rating: Rating;
  onClose: () => void;
}

/** The people and their sessions. */
const Body = ({ rating, onSee }: { rating: Rating; onSee: (bookingId: number) => void }) => {
  const { t } = useLingui();
  return (
    <Stack gap="lg">
      <Facts
        columns={2}
        items={[
          { label: t`Mentee`, value: <People people={rating.mentees} /> },
          { label: t`Mentor`, value: <People people={rating.mentors} /> },
        ]}
      />
      <SessionsTable rating={rating} onSee={({ booking_id: id }) => onSee(id)} />
    </Stack>
  );
};

/** REV-13 to REV-15: a pair's sessions in a drawer, a group's in a dialog; each session leads to its reviews. */
export const RatingPane = ({ rating, onClose }: Props) => {
  const { t } = useLingui();
  const [seen, setSeen] = useState<number | null>(null);
  const body = <Body rating={rating} onSee={setSeen} />;
  const details = seen !== null && <RatingDetails bookingId={seen} onClose={() => setSeen(null)} />;
  return (
    <>
      {rating.type === 'Pair' ? (
        <Drawer opened onClose={onClose} title={t`Rating Details`} size="lg">
          {body}
        </Drawer>
      ) : (
        <Dialog opened onClose={onClose} title={t`Rating Overview`} size="xl">
          {body}
        </Dialog>
      )}
      {details}
    </>
  );
};
