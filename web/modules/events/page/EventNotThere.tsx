import { useLingui } from '@lingui/react/macro';
import { IconCalendarOff } from '@tabler/icons-react';
import { eventPaths, paths } from '../../../lib/paths.ts';
import { rememberReturnAddress } from '../../../lib/return-address.ts';
import { Button } from '../../../ui/Button.tsx';
import { MessagePage } from '../../../ui/frames/MessagePage.tsx';
import { useMe } from '../../accounts/index.ts';
import { useProgrammeHere } from '../../programmes/index.ts';

/** B105: for visitors, it may be one that only members see. */
export const EventNotThere = () => {
  const { t } = useLingui();
  const { me } = useMe();
  const programme = useProgrammeHere();
  return (
    <MessagePage
      icon={IconCalendarOff}
      title={t`This event does not exist.`}
      actions={
        <>
          <Button kind="primary" href={eventPaths(programme).list()}>
            {t`See all events`}
          </Button>
          {me === null && (
            <Button href={paths.signIn()} onPress={() => rememberReturnAddress()}>
              {t`Sign in`}
            </Button>
          )}
        </>
      }
    >
      {me === null
        ? t`The address is wrong, or the event is private. If you were invited, sign in first.`
        : t`The address is wrong, or the event is not open to you.`}
    </MessagePage>
  );
};
