import { useLingui } from '@lingui/react/macro';
import type { MentorLoad } from '../../../../contract/analytics/schemas/rhythm.ts';
import { adminPath } from '../../../lib/paths.ts';
import { PersonRow } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Bars } from '../../../ui/charts/Bars.tsx';
import { shareOf } from '../../../ui/charts/chart.ts';
import { ChartCard } from '../../../ui/charts/ChartCard.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { ListRow, RowList } from '../../../ui/RowList.tsx';
import { useThisProgramme } from '../../programmes/index.ts';
import { Loaded } from '../Loaded.tsx';
import { NoData } from '../NoData.tsx';
import { useLoad } from '../queries.ts';
import { useFileName } from '../useFileName.ts';

const useLoadWords = () => {
  const { t } = useLingui();
  return ({ mentees, or_more: more }: MentorLoad['load'][number]) => {
    if (mentees === 0) return t`No mentee`;
    if (mentees === 1) return t`1 mentee`;
    return more ? t`${mentees} mentees or more` : t`${mentees} mentees`;
  };
};

const Busiest = ({ busiest }: Pick<MentorLoad, 'busiest'>) => {
  const { t } = useLingui();
  const programme = useThisProgramme();
  const meta = ({ mentees, capacity, sessions }: MentorLoad['busiest'][number]) =>
    capacity === null
      ? t`Mentees: ${mentees}, sessions held: ${sessions}`
      : t`Mentees: ${mentees} of ${capacity}, sessions held: ${sessions}`;
  return (
    <RowList label={t`Mentors with the most mentees`}>
      {busiest.map((mentor) => (
        <ListRow key={mentor.person.id}>
          <PersonRow
            name={mentor.person.full_name}
            src={mentor.person.profile_photo_url}
            deleted={mentor.person.deleted}
            href={adminPath(programme, `user_management?search=${encodeURIComponent(mentor.person.full_name)}`)}
            meta={meta(mentor)}
          />
        </ListRow>
      ))}
    </RowList>
  );
};

/** Who carries how much. */
export const LoadCard = () => {
  const { t } = useLingui();
  const programme = useThisProgramme();
  const query = useLoad(programme.id);
  const words = useLoadWords();
  const { mentors_count: mentors = 0, load = [] } = query.data ?? {};
  const title = t`Mentors by their mentees`;
  return (
    <ChartCard
      title={title}
      hint={t`Mentees in pairs and groups that go on, paused ones included`}
      fileName={useFileName('load-of-mentors')}
      table={
        mentors === 0
          ? null
          : {
              columns: [title, t`Mentors`, t`Share`],
              rows: load.map((row) => [words(row), row.mentors, `${shareOf(row.mentors, mentors)}%`]),
            }
      }
      footer={
        <Button href={adminPath(programme, 'group_and_pairings_management')}>{t`See the pairs and groups`}</Button>
      }
    >
      <Loaded query={query}>
        {({ busiest }) =>
          mentors === 0 ? (
            <NoData />
          ) : (
            <Stack>
              <Bars
                label={title}
                most={mentors}
                bars={load.map((row) => ({
                  key: String(row.mentees),
                  label: words(row),
                  value: row.mentors,
                  said: `${row.mentors} (${shareOf(row.mentors, mentors)}%)`,
                }))}
              />
              {busiest.length > 0 && <Busiest busiest={busiest} />}
            </Stack>
          )
        }
      </Loaded>
    </ChartCard>
  );
};
