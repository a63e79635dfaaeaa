import { useLingui } from '@lingui/react/macro';
import {
  IconBell,
  IconBriefcase,
  IconCalendarTime,
  IconLock,
  IconPlugConnected,
  IconTargetArrow,
  IconUser,
  IconUserCircle,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { CurrentUser } from '../../../../contract/me/schemas.ts';
import { CallRefused } from '../../../lib/call.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { DetailPage } from '../../../ui/frames/DetailPage.tsx';
import { SettingsPage } from '../../../ui/frames/SettingsPage.tsx';
import { useIsPhone } from '../../../ui/media.ts';
import { EmptyState } from '../../../ui/States.tsx';
import { useProfileSettings } from '../queries.ts';

type Me = Pick<CurrentUser, 'slug' | 'user_type'>;

export type SettingsTabKey =
  | 'account'
  | 'profile'
  | 'mentorship'
  | 'experience'
  | 'availability'
  | 'notification'
  | 'integrations';

/** PRO-37, PRO-38: the tabs with their labels; availability is for mentors only (AVL-11). */
const useSections = (me: Me) => {
  const { t } = useLingui();
  const to = (tab: Exclude<SettingsTabKey, 'account'>) => paths.settings(me.slug, tab);
  const sections = [
    {
      key: 'account',
      label: t`Account`,
      hint: t`Manage account details and credentials`,
      icon: IconUserCircle,
      // On a phone the plain address shows the list; this one always opens the tab itself.
      href: `${paths.settings(me.slug)}?section=account`,
    },
    { key: 'profile', label: t`Profile`, hint: t`Showcase who you are`, icon: IconUser, href: to('profile') },
    {
      key: 'mentorship',
      label: t`Mentorship`,
      hint: t`Optimise matching preferences`,
      icon: IconTargetArrow,
      href: to('mentorship'),
    },
    {
      key: 'experience',
      label: t`Experience`,
      hint: t`Work experience and education`,
      icon: IconBriefcase,
      href: to('experience'),
    },
    {
      key: 'availability',
      label: t`Availability`,
      hint: t`Schedule for sessions`,
      icon: IconCalendarTime,
      href: to('availability'),
    },
    {
      key: 'notification',
      label: t`Notification`,
      hint: t`What we tell you, and how`,
      icon: IconBell,
      href: to('notification'),
    },
    {
      key: 'integrations',
      label: t`Integrations`,
      hint: t`Connect a calendar`,
      icon: IconPlugConnected,
      href: to('integrations'),
    },
  ];
  return sections.filter(({ key }) => key !== 'availability' || me.user_type === 'mentor');
};

const NotYours = ({ me }: { me: Me }) => {
  const { t } = useLingui();
  const button = (
    <Button kind="primary" href={paths.settings(me.slug)}>
      {t`Open my settings`}
    </Button>
  );
  return (
    <DetailPage title={t`Settings`} width="narrow">
      <EmptyState icon={IconLock} title={t`Only the owner may open these settings.`} action={button} />
    </DetailPage>
  );
};

interface Props {
  me: Me;
  /** The person in the address. */
  slug: string;
  tab: SettingsTabKey;
  /** The address is that of the list itself, which a phone shows before any tab. */
  atList: boolean;
  children: ReactNode;
}

/** The frame around all settings tabs; the server decides whether they belong to this person (PRO-39). */
export const SettingsFrame = ({ me, slug, tab, atList, children }: Props) => {
  const { t } = useLingui();
  const phone = useIsPhone();
  const sections = useSections(me);
  const { error } = useProfileSettings(slug);
  if (error instanceof CallRefused && error.status === 403) return <NotYours me={me} />;
  return (
    <SettingsPage
      title={t`Settings`}
      sections={sections}
      active={atList && phone ? null : tab}
      listHref={paths.settings(me.slug)}
    >
      {children}
    </SettingsPage>
  );
};
