import { useLingui } from '@lingui/react/macro';
import { IconHeartHandshake } from '@tabler/icons-react';
import type { ToReview } from '../../../contract/reviews/schemas/shown.ts';
import { bookingPaths } from '../../lib/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Row } from '../../ui/Layout.tsx';
import { useProgrammeHere } from '../programmes/index.ts';

interface Props {
  bookingId: number;
  people: readonly ToReview[];
}

/** B48: links to the other mentors of a group, whom the user may review as well. */
export const LeftToReview = ({ bookingId, people }: Props) => {
  const { t } = useLingui();
  const { feedback } = bookingPaths(useProgrammeHere());
  if (people.length === 0) return null;
  return (
    <Row>
      {people.map(({ id, full_name: name }) => (
        <Button key={id} kind="light" icon={IconHeartHandshake} href={feedback(bookingId, id)}>
          {t`Review ${name} too`}
        </Button>
      ))}
    </Row>
  );
};
