import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { FeedbackForm } from '../../../contract/reviews/schemas/giving.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { bookingPaths } from '../../lib/paths.ts';
import { longDay, timeRange } from '../../lib/time.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { DetailPage } from '../../ui/frames/DetailPage.tsx';
import { later } from '../../ui/later.tsx';
import { useNavigateTo } from '../../ui/navigation.tsx';
import { useViewerZone } from '../accounts/index.ts';
import { useProgrammeHere } from '../programmes/index.ts';
import type { Reviewed } from './feedback.ts';
import { FeedbackFields } from './FeedbackFields.tsx';
import { OneFeedback } from './OneFeedback.tsx';

/** Few come here when there is nothing to fill in, and so what they read is loaded then. */
const ClosedFeedback = later(async () => (await import('./ClosedFeedback.tsx')).ClosedFeedback);

const Asked = ({ form, of }: { form: FeedbackForm; of: Reviewed }) => {
  const { t } = useLingui();
  const zone = useViewerZone();
  const goTo = useNavigateTo();
  const { thankYou, list } = bookingPaths(useProgrammeHere());
  const { booking, participant, review } = form;
  const isGroupsMentor = booking.is_group && form.participant_type === 'mentee';
  const name = participant.full_name;
  const title = isGroupsMentor ? t`How was your session with the group?` : t`How was your session with ${name}?`;
  usePageTitle(title);
  // As it was on arrival: the user's own review may close the form, and they still have to be thanked.
  const [isOpen] = useState(review ? review.editable : form.why_not === null);
  return (
    <DetailPage
      width="narrow"
      title={title}
      back={{ href: list('to_review'), label: t`Bookings` }}
      lead={`${longDay(booking.start_at, zone)}, ${timeRange(booking.start_at, booking.end_at, zone)}`}
      {...(!isGroupsMentor && {
        media: <Avatar name={name} src={participant.profile_photo_url} deleted={participant.deleted} size={64} />,
      })}
      facts={booking.topic}
    >
      {isOpen ? (
        <FeedbackFields of={of} form={form} onDone={() => goTo(thankYou(of.bookingId, of.participantId))} />
      ) : (
        <ClosedFeedback form={form} />
      )}
    </DetailPage>
  );
};

interface Props {
  /** From the address; undefined if it contains no id. */
  bookingId: number | undefined;
  participantId: number | undefined;
}

/** REV-02: one participant of a session reviews another. */
export const FeedbackPage = (props: Props) => (
  <OneFeedback {...props}>{(form, of) => <Asked form={form} of={of} />}</OneFeedback>
);
