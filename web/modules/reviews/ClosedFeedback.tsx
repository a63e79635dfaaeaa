import { useLingui } from '@lingui/react/macro';
import type { FeedbackForm } from '../../../contract/reviews/schemas/giving.ts';
import { bookingPaths } from '../../lib/paths.ts';
import { reasonOf } from '../../lib/reasons.ts';
import { Button } from '../../ui/Button.tsx';
import { Row, Stack } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useProgrammeHere } from '../programmes/index.ts';
import { LeftToReview } from './LeftToReview.tsx';

/** There is nothing to fill in: the review has been given and can be read, or none is needed. */
export const ClosedFeedback = ({ form }: { form: FeedbackForm }) => {
  const { t } = useLingui();
  const { page } = bookingPaths(useProgrammeHere());
  const words = form.review
    ? t`You have reviewed this session. It can be read by now, so it can no longer be changed.`
    : reasonOf(form.why_not ?? 'bookings.no_review_due');
  return (
    <Stack gap="lg">
      <Notice>{words}</Notice>
      <Row>
        <Button kind="primary" href={page(form.booking.id)}>
          {form.review ? t`Read Review` : t`See your session`}
        </Button>
      </Row>
      <LeftToReview bookingId={form.booking.id} people={form.left_to_review} />
    </Stack>
  );
};
