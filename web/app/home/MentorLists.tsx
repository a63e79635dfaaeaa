import { useLingui } from '@lingui/react/macro';
import { IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import type { CurrentUser } from '../../../contract/me/schemas.ts';
import { paths } from '../../lib/paths.ts';
import { LocalTimeNote, MentorGrid } from '../../modules/discovery/index.ts';
import { Button } from '../../ui/Button.tsx';
import { SectionCard } from '../../ui/Card.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { SkeletonCards } from '../../ui/Skeletons.tsx';
import { EmptyState, ErrorState } from '../../ui/States.tsx';
import { TabPanel, Tabs } from '../../ui/Tabs.tsx';
import { useDashboardMentors } from './queries.ts';

type List = 'suggested' | 'my_mentors' | 'following';

const useLists = () => {
  const { t } = useLingui();
  return [
    // DSH-11, DSH-12: the wording of the documents.
    { key: 'suggested', label: t`Matched`, empty: t`You do not have any suggested mentors at the moment.` },
    {
      key: 'my_mentors',
      label: t`My Mentors`,
      empty: t`You are not currently connected with any mentors. Speak to your first mentor now!`,
    },
    { key: 'following', label: t`Following`, empty: t`You do not follow any mentors yet.` },
  ] as const satisfies { key: List; label: string; empty: string }[];
};

/** The mentors of one list, or a placeholder. */
const Mentors = ({ list, me }: { list: ReturnType<typeof useLists>[number]; me: CurrentUser }) => {
  const { t } = useLingui();
  const { data, error, refetch, isFetching } = useDashboardMentors(me.timezone);
  if (!data)
    return error ? (
      <ErrorState compact onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <SkeletonCards count={3} />
    );
  const mentors = data[list.key];
  if (mentors.length === 0)
    return (
      <EmptyState
        compact
        icon={IconUsers}
        title={list.empty}
        // DSH-10
        {...(!me.is_fl_mentor && {
          action: (
            <Button kind="light" href={paths.discover()}>
              {t`Find a mentor`}
            </Button>
          ),
        })}
      />
    );
  return (
    <Stack gap="sm">
      <LocalTimeNote />
      <MentorGrid mentors={mentors} label={list.label} compact level={3} />
    </Stack>
  );
};

/**
 * DSH-03: a mentee's mentors in three tabs. A mentor of the platform gets another heading and no prompt to find one
 * (DSH-10).
 */
export const MentorLists = ({ me }: { me: CurrentUser }) => {
  const { t } = useLingui();
  const lists = useLists();
  const [chosen, setChosen] = useState<List>('suggested');
  const { data } = useDashboardMentors(me.timezone);
  return (
    <SectionCard title={me.is_fl_mentor ? t`Network with mentors` : t`Your mentors`}>
      <Tabs
        label={t`Mentors`}
        items={lists.map(({ key, label }) => ({ key, label, ...(data && { count: data[key].length }) }))}
        active={chosen}
        onChange={(key) => setChosen(lists.find((one) => one.key === key)?.key ?? 'suggested')}
      >
        {lists.map((list) => (
          <TabPanel key={list.key} tabKey={list.key}>
            <Mentors list={list} me={me} />
          </TabPanel>
        ))}
      </Tabs>
    </SectionCard>
  );
};
