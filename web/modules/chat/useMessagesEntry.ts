import { useLingui } from '@lingui/react/macro';
import { IconMessageCircle } from '@tabler/icons-react';
import { messagePaths } from '../../lib/paths.ts';
import type { NavItem } from '../../ui/types.ts';
import { useProgrammeHere } from '../programmes/index.ts';
import { useUnreadMessages } from './unread.ts';

/** CHT-01: the way to messages, with how many are unread; on the platform or in the portal that one is in. */
export const useMessagesEntry = (signedIn: boolean): NavItem => {
  const { t } = useLingui();
  const here = useProgrammeHere();
  const { data } = useUnreadMessages(here?.id ?? null, signedIn);
  return {
    key: 'messages',
    label: t`Messages`,
    icon: IconMessageCircle,
    // D17
    href: data?.app_url ?? messagePaths(here).list(),
    count: data?.unread ?? 0,
  };
};
