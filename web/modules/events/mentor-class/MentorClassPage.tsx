import { useLingui } from '@lingui/react/macro';
import { IconVideo } from '@tabler/icons-react';
import { refusalOf } from '../../../lib/call.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { paths } from '../../../lib/paths.ts';
import { SectionCard } from '../../../ui/Card.tsx';
import { ListPage } from '../../../ui/frames/ListPage.tsx';
import { CardGrid } from '../../../ui/Layout.tsx';
import { SkeletonCards } from '../../../ui/Skeletons.tsx';
import { EmptyState, ErrorState } from '../../../ui/States.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { VideoFrame } from '../../../ui/VideoFrame.tsx';
import { EventList } from '../list/EventList.tsx';
import { useEvents, useMentorClass } from '../queries.ts';

interface Props {
  list: 'upcoming' | 'past';
  page: number;
  onPage: (page: number) => void;
}

const Videos = () => {
  const { t } = useLingui();
  const { data, error, refetch, isFetching } = useMentorClass();
  if (!data)
    return error ? (
      <ErrorState compact message={refusalOf(error)?.error} onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <SkeletonCards count={3} />
    );
  const { videos } = data;
  if (videos.length === 0)
    return (
      <EmptyState compact icon={IconVideo} title={t`There are no videos yet`}>
        {t`Recordings of past classes are shown here.`}
      </EmptyState>
    );
  return (
    <CardGrid as="ul" label={t`Videos`}>
      {videos.map((src, at) => {
        const number = at + 1;
        return (
          <li key={src}>
            <VideoFrame src={src} title={t`MentorClass video ${number}`} />
          </li>
        );
      })}
    </CardGrid>
  );
};

/** EVT-45, B111: the classes that mentors give, and what was recorded. */
export const MentorClassPage = ({ list, page, onPage }: Props) => {
  const { t } = useLingui();
  const events = useEvents({ list, mentor_class: true, page });
  usePageTitle(t`MentorClass`);
  const tabs = [
    { key: 'upcoming', label: t`Upcoming`, href: paths.mentorClass() },
    { key: 'past', label: t`Past`, href: paths.mentorClass('past') },
  ];
  const empty = {
    upcoming: {
      title: t`There are no upcoming classes`,
      hint: t`New classes are listed here as soon as they are published.`,
    },
    past: { title: t`There are no past classes`, hint: t`Classes are listed here once they are over.` },
  };
  return (
    <ListPage
      title={t`MentorClass`}
      lead={t`Classes in which mentors share what they know.`}
      back={{ href: paths.events(), label: t`Events` }}
      tabs={<Tabs label={t`Classes`} items={tabs} active={list} />}
      footer={
        <SectionCard title={t`Watch a class`}>
          <Videos />
        </SectionCard>
      }
    >
      <EventList
        list={events}
        label={list === 'past' ? t`Past` : t`Upcoming`}
        search=""
        onClear={() => onPage(1)}
        empty={empty[list]}
        onPage={onPage}
      />
    </ListPage>
  );
};
