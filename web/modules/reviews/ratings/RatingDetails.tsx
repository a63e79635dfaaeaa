import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { SkeletonList } from '../../../ui/Skeletons.tsx';
import { ErrorState } from '../../../ui/States.tsx';
import { TabPanel, Tabs } from '../../../ui/Tabs.tsx';
import { refusalOf } from '../../../lib/call.ts';
import { useBookingReviews } from '../booking-reviews.ts';
import { OneReview } from '../OneReview.tsx';

const sides = ['mentee', 'mentor'] as const;

/** REV-12: what both sides of a session said, on one tab each. */
export const RatingDetails = ({ bookingId, onClose }: { bookingId: number; onClose: () => void }) => {
  const { t } = useLingui();
  const [side, setSide] = useState<string>('mentee');
  const { data, error, refetch, isFetching } = useBookingReviews(bookingId);
  const labels = { mentee: t`Mentee`, mentor: t`Mentor` };
  return (
    <Dialog opened onClose={onClose} title={t`Rating details`} size="lg">
      <Tabs
        label={t`Rating details`}
        items={sides.map((key) => ({ key, label: labels[key] }))}
        active={side}
        onChange={setSide}
      >
        {sides.map((key) => (
          <TabPanel key={key} tabKey={key}>
            {!data && error === null && <SkeletonList rows={2} />}
            {!data && error !== null && (
              <ErrorState
                compact
                message={refusalOf(error)?.error}
                onRetry={() => void refetch()}
                retrying={isFetching}
              />
            )}
            {data && (
              <Stack gap="lg">
                {data[key].map((review) => (
                  <OneReview key={`${review.user.id}-${review.about?.id}`} review={review} />
                ))}
              </Stack>
            )}
          </TabPanel>
        ))}
      </Tabs>
    </Dialog>
  );
};
