import { useLingui } from '@lingui/react/macro';
import { IconUsersGroup } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { useMe } from '../../accounts/index.ts';
import { useMyGroups } from '../../pairings/index.ts';
import { useBookingPlace } from '../place.ts';
import { GroupSessions } from '../windows.ts';

/** B47: the way to a session of the user's group, for those who are in one. */
export const GroupEntry = () => {
  const { t } = useLingui();
  const { me } = useMe();
  const { programId } = useBookingPlace();
  const { data } = useMyGroups(programId, me !== null);
  const [opened, setOpened] = useState(false);
  if (!data || data.groups.length === 0) return null;
  return (
    <>
      <Button icon={IconUsersGroup} onPress={() => setOpened(true)}>
        {t`Book a group session`}
      </Button>
      {opened && <GroupSessions groups={data.groups} onClose={() => setOpened(false)} />}
    </>
  );
};
