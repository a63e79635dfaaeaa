import { useLingui } from '@lingui/react/macro';
import { IconMessage2 } from '@tabler/icons-react';
import type { NpsResults as Results } from '../../../../contract/surveys/schemas/nps.ts';
import { refusalOf } from '../../../lib/call.ts';
import { shortDay } from '../../../lib/time.ts';
import { SectionCard } from '../../../ui/Card.tsx';
import { Bars } from '../../../ui/charts/Bars.tsx';
import { ChartCard } from '../../../ui/charts/ChartCard.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { Columns, Row, Stack } from '../../../ui/Layout.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { StatusPill, TagList } from '../../../ui/Pills.tsx';
import { ListRow, RowList } from '../../../ui/RowList.tsx';
import { SkeletonList } from '../../../ui/Skeletons.tsx';
import { EmptyState, ErrorState } from '../../../ui/States.tsx';
import { Figure, Text } from '../../../ui/Text.tsx';
import { useNpsResults } from './queries.ts';
import { useAreaWords, useContextWords } from './words.ts';

interface ScoreProps {
  title: string;
  hint: string;
  score: number | null;
  bands: Results['bands'];
  people: number;
}

const ScoreCard = ({ title, hint, score, bands, people }: ScoreProps) => {
  const { t } = useLingui();
  return (
    <SectionCard title={title} hint={hint}>
      <Stack gap="sm">
        <Stack gap="none">
          <Figure>{score ?? '–'}</Figure>
          <Text size="control" tone="secondary">
            {people === 1 ? t`From 1 respondent` : t`From ${people} respondents`}
          </Text>
        </Stack>
        <Facts
          items={[
            { label: t`Promoters`, value: bands.promoter },
            { label: t`Passives`, value: bands.passive },
            { label: t`Detractors`, value: bands.detractor },
          ]}
        />
      </Stack>
    </SectionCard>
  );
};

/** NPS-18, M09: both ways of counting, each with its name. */
const Scores = ({ data }: { data: Results }) => {
  const { t } = useLingui();
  const people = data.total_respondents;
  return (
    <Columns>
      <ScoreCard
        title={t`Satisfaction score`}
        hint={t`Those who chose 9 or 10 less those who chose 0 to 5, in percent`}
        score={data.satisfaction_score}
        bands={data.bands}
        people={people}
      />
      <ScoreCard
        title={t`Standard NPS`}
        hint={t`Those who chose 9 or 10 less those who chose 0 to 6, in percent`}
        score={data.standard_nps}
        bands={data.standard_bands}
        people={people}
      />
    </Columns>
  );
};

const Charts = ({ data, fileName }: { data: Results; fileName: string }) => {
  const { t } = useLingui();
  const areaWords = useAreaWords();
  const numbers = data.stars.map((people, stars) => ({ key: String(stars), label: String(stars), value: people }));
  const areas = data.areas.map(({ area, count }) => ({ key: area, label: areaWords[area], value: count }));
  const rowsOf = (bars: typeof numbers) => bars.map(({ label, value }) => [label, String(value)]);
  return (
    <Columns>
      <ChartCard
        title={t`Who chose which number`}
        fileName={`${fileName}-numbers`}
        table={{ columns: [t`Number`, t`People`], rows: rowsOf(numbers) }}
      >
        <Bars label={t`Who chose which number`} bars={numbers.toReversed()} />
      </ChartCard>
      <ChartCard
        title={t`What low numbers are about`}
        fileName={`${fileName}-areas`}
        table={areas.length > 0 ? { columns: [t`Area`, t`People`], rows: rowsOf(areas) } : null}
      >
        {areas.length > 0 ? (
          <Bars label={t`What low numbers are about`} bars={areas} />
        ) : (
          <EmptyState compact title={t`Nobody has chosen 5 or less.`} />
        )}
      </ChartCard>
    </Columns>
  );
};

const tones = { 'General Feedback': 'blue', 'Platform Issue': 'orange' } as const;

const Comment = ({ comment, zone }: { comment: Results['comments'][number]; zone: string }) => {
  const { t } = useLingui();
  const contexts = useContextWords();
  const areaWords = useAreaWords();
  const { number_of_stars: stars, nps_category: category, program_name: programme, feedback_text: areas } = comment;
  const categoryWords = { 'General Feedback': t`General Feedback`, 'Platform Issue': t`Platform Issue` };
  const about = [contexts[comment.feedback_type], programme, shortDay(comment.submitted_at, zone)];
  return (
    <ListRow>
      <Stack gap="xs">
        <Row gap="sm">
          <Text strong>{t`${stars} of 10`}</Text>
          <StatusPill tone={tones[category]}>{categoryWords[category]}</StatusPill>
        </Row>
        <Text typed>{comment.comment}</Text>
        {areas.length > 0 && <TagList tags={areas.map((area) => areaWords[area])} max={8} label={t`Areas`} />}
        <Text size="meta" tone="secondary">
          {about.filter((word) => word !== null).join(' · ')}
        </Text>
      </Stack>
    </ListRow>
  );
};

interface Props {
  /** Null: of the whole platform. */
  programId: number | null;
  zone: string;
  fileName: string;
  page: number;
  onPage: (page: number) => void;
}

const Comments = ({ data, zone, onPage }: Pick<Props, 'zone' | 'onPage'> & { data: Results }) => {
  const { t } = useLingui();
  return (
    <SectionCard title={t`Comments`} hint={t`Without names, the newest first`} flush={data.comments.length > 0}>
      {data.comments.length === 0 ? (
        <EmptyState compact icon={IconMessage2} title={t`No comments yet`} />
      ) : (
        <>
          <RowList label={t`Comments`}>
            {data.comments.map((comment) => (
              <Comment key={comment.id} comment={comment} zone={zone} />
            ))}
          </RowList>
          {data.total_pages > 1 && <Pager page={data.page} pages={data.total_pages} onPage={onPage} />}
        </>
      )}
    </SectionCard>
  );
};

/** NPS-14, NPS-18: what members answered, in figures and in their words. */
export const NpsResults = ({ programId, zone, fileName, page, onPage }: Props) => {
  const { t } = useLingui();
  const { data, error, refetch, isFetching } = useNpsResults(programId, page);
  if (error && !data)
    return <ErrorState message={refusalOf(error)?.error} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <SkeletonList rows={5} />;
  if (data.total_respondents === 0)
    return (
      <EmptyState icon={IconMessage2} title={t`No feedback yet`}>
        {t`Members are asked after their first session, and after applying.`}
      </EmptyState>
    );
  return (
    <Stack>
      <Scores data={data} />
      <Charts data={data} fileName={fileName} />
      <Comments data={data} zone={zone} onPage={onPage} />
    </Stack>
  );
};
