import { useLingui } from '@lingui/react/macro';
import { adminPath } from '../../lib/paths.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { useThisProgramme } from '../programmes/index.ts';
import { useOutstandingCount } from './queries.ts';

/** The two lists of a program's people: those who are in it, and those who were invited and have not come yet. */
export const PeopleTabs = ({ active }: { active: 'joined' | 'invited' }) => {
  const { t } = useLingui();
  const programme = useThisProgramme();
  const { data: invited } = useOutstandingCount(programme.id);
  return (
    <Tabs
      label={t`Participants`}
      look="pills"
      active={active}
      items={[
        { key: 'joined', label: t`Joined`, href: adminPath(programme, 'user_management') },
        {
          key: 'invited',
          label: t`Invited, not yet joined`,
          count: invited,
          href: adminPath(programme, 'user_management/invited'),
        },
      ]}
    />
  );
};
