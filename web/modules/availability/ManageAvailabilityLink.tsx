import { Trans } from '@lingui/react/macro';
import { IconCalendarTime } from '@tabler/icons-react';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/Button.tsx';

/** A quick link on the mentor's dashboard (AVL-16). */
export const ManageAvailabilityLink = () => (
  <Button full icon={IconCalendarTime} href={paths.availability()}>
    <Trans>Manage Availability</Trans>
  </Button>
);
