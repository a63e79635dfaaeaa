import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { EventList as List } from '../../../../contract/events/values.ts';
import { delays } from '../../../lib/delays.ts';
import { listKit } from '../../../lib/list-kit.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { eventPaths, paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { ListPage } from '../../../ui/frames/ListPage.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { useMe } from '../../accounts/index.ts';
import { useProgrammeHere } from '../../programmes/index.ts';
import { useEvents } from '../queries.ts';
import { EventList } from './EventList.tsx';
import { type EventFilter, eventSearch } from './search.ts';

interface Props {
  /** From the address. */
  filter: EventFilter;
  onFilter: (next: EventFilter) => void;
}

const kit = listKit(eventSearch);

/** What each tab says while there is nothing on it. */
const useEmpty = (toUpcoming: string): Record<List, Parameters<typeof EventList>[0]['empty']> => {
  const { t } = useLingui();
  return {
    upcoming: {
      title: t`There are no upcoming events`,
      hint: t`New events are listed here as soon as they are published.`,
    },
    past: { title: t`There are no past events`, hint: t`Events are listed here once they are over.` },
    mine: {
      title: t`You have no tickets yet`,
      hint: t`Reserve a spot at an event, and your tickets are listed here.`,
      action: (
        <Button kind="light" href={toUpcoming}>
          {t`See upcoming events`}
        </Button>
      ),
    },
  };
};

/** A page that has gone meanwhile leads to the last one there is. */
const useLastPage = (pages: number | undefined, asked: number, onPage: (page: number) => void) =>
  useEffect(() => {
    if (pages !== undefined && pages > 0 && asked > pages) onPage(pages);
  });

/** Visitors have no tickets, and no tab for them. */
const useTabs = (asked: List, addresses: ReturnType<typeof eventPaths>) => {
  const { t } = useLingui();
  const { me, isLoading } = useMe();
  const tab = asked === 'mine' && me === null && !isLoading ? 'upcoming' : asked;
  const tabs = [
    { key: 'upcoming', label: t`Upcoming`, href: addresses.list() },
    { key: 'past', label: t`Past`, href: addresses.list('past') },
    ...(me ? [{ key: 'mine', label: t`My tickets`, href: addresses.list('mine') }] : []),
  ];
  return { tab, tabs, label: tabs.find(({ key }) => key === tab)?.label ?? '' };
};

/** EVT-01: the events of the platform, or in a portal those of its program. */
export const EventsPage = ({ filter, onFilter }: Props) => {
  const { t } = useLingui();
  const programme = useProgrammeHere();
  const addresses = eventPaths(programme);
  const { list: asked = 'upcoming', search = '' } = filter;
  const { tab, tabs, label } = useTabs(asked, addresses);
  const list = useEvents(kit.query(filter, { list: tab, program_id: programme?.id, mentor_class: undefined }));
  const empty = useEmpty(addresses.list());
  const toPage = (page: number) => onFilter(kit.toPage(filter, page));
  useLastPage(list.data?.max_pages, filter.page ?? 1, toPage);
  usePageTitle(t`Events`);
  return (
    <ListPage
      title={t`Events`}
      lead={t`Talks, workshops and meet-ups, online and in person.`}
      {...(programme === null && { actions: <Button href={paths.mentorClass()}>{t`MentorClass`}</Button> })}
      hero={
        <SearchField
          big
          label={t`Search events`}
          placeholder={t`Search events`}
          value={search}
          onSearch={(words) => onFilter(kit.change(filter, { search: words.trim() || undefined }))}
          delay={delays.tables}
        />
      }
      tabs={<Tabs label={t`Events`} items={tabs} active={tab} />}
    >
      <EventList
        list={list}
        label={label}
        search={search}
        onClear={() => onFilter(kit.change(filter, { search: undefined }))}
        empty={empty[tab]}
        onPage={toPage}
      />
    </ListPage>
  );
};
