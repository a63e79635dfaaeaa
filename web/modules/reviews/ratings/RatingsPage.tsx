import { useLingui } from '@lingui/react/macro';
import { IconStar } from '@tabler/icons-react';
import { useState } from 'react';
import type { Rating } from '../../../../contract/reviews/schemas/ratings.ts';
import { delays } from '../../../lib/delays.ts';
import { legacyFailure } from '../../../lib/legacy-failure.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { Button } from '../../../ui/Button.tsx';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { ListPage } from '../../../ui/frames/ListPage.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { EmptyState } from '../../../ui/States.tsx';
import { useThisProgramme } from '../../programmes/index.ts';
import { Mean } from './Mean.tsx';
import { OnPlatformCard } from './OnPlatformCard.tsx';
import { namesOf, People } from './People.tsx';
import { RatingPane } from './RatingPanes.tsx';
import { useRatings } from './queries.ts';
import { type RatingFilter, ratingSearch } from './search.ts';
import { listKit } from '../../../lib/list-kit.ts';

/** REV-16 */
const useColumns = (onOpen: (rating: Rating) => void): Column<Rating>[] => {
  const { t } = useLingui();
  return [
    {
      key: 'mentee',
      header: t`Mentee`,
      card: 'title',
      width: '27%',
      cell: ({ mentees }) => <People people={mentees} />,
    },
    { key: 'mentor', header: t`Mentor`, width: '24%', cell: ({ mentors }) => <People people={mentors} /> },
    {
      key: 'by_mentee',
      header: t`Average rating by mentee`,
      cell: ({ mentee_score: value }) => <Mean value={value} outOf />,
    },
    {
      key: 'by_mentor',
      header: t`Average rating by mentor`,
      cell: ({ mentor_score: value }) => <Mean value={value} outOf />,
    },
    {
      key: 'see',
      header: t`Details`,
      headerHidden: true,
      align: 'end',
      width: '160px',
      card: 'actions',
      cell: (row) => (
        <Button
          size="sm"
          onPress={() => onOpen(row)}
          label={t`View details of ${namesOf([...row.mentees, ...row.mentors])}`}
        >
          {t`View details`}
        </Button>
      ),
    },
  ];
};

interface Props {
  filter: RatingFilter;
  onFilter: (next: RatingFilter) => void;
}

const keyOf = ({ type, group_id: groupId, mentees, mentors }: Rating) =>
  `${type} ${groupId} ${[...mentees, ...mentors].map(({ id }) => id).join(' ')}`;

/** REV-16 to REV-21: how the programme's pairs and groups rate their sessions. */
export const RatingsPage = ({ filter, onFilter }: Props) => {
  const { t } = useLingui();
  const { id } = useThisProgramme();
  const [opened, setOpened] = useState<Rating | null>(null);
  const { error, table } = useRatings(listKit(ratingSearch).query(filter, { program_id: id }));
  const columns = useColumns(setOpened);
  usePageTitle(t`Mentorship ratings`);
  return (
    <ListPage
      title={t`Mentorship ratings`}
      lead={t`What mentees and mentors gave each other after their sessions, sealed reviews included.`}
      width="admin"
    >
      <OnPlatformCard />
      <DataTable
        label={t`Mentorship ratings`}
        columns={columns}
        {...table}
        rowKey={keyOf}
        errorText={legacyFailure(error)}
        toolbar={
          <SearchField
            label={t`Search by name`}
            placeholder={t`Search by name`}
            value={filter.search ?? ''}
            onSearch={(search) => onFilter(listKit(ratingSearch).change(filter, { search }))}
            delay={delays.tables}
          />
        }
        empty={<EmptyState compact icon={IconStar} title={t`No data available.`} />}
        onPage={(page) => onFilter(listKit(ratingSearch).toPage(filter, page))}
      />
      {opened && <RatingPane rating={opened} onClose={() => setOpened(null)} />}
    </ListPage>
  );
};
