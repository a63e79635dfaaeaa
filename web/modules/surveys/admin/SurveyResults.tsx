import { useLingui } from '@lingui/react/macro';
import { IconLock } from '@tabler/icons-react';
import { anonymousFrom } from '../../../../contract/surveys/values.ts';
import type { Survey, SurveyResults as Results } from '../../../../contract/surveys/schemas/surveys.ts';
import { refusalOf } from '../../../lib/call.ts';
import { SectionCard } from '../../../ui/Card.tsx';
import { Bars } from '../../../ui/charts/Bars.tsx';
import { ChartCard } from '../../../ui/charts/ChartCard.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { ListRow, RowList } from '../../../ui/RowList.tsx';
import { SkeletonList } from '../../../ui/Skeletons.tsx';
import { EmptyState, ErrorState } from '../../../ui/States.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useSurveyResults } from '../queries.ts';

type Question = NonNullable<Results['questions']>[number];

const useHint = () => {
  const { t } = useLingui();
  return ({ mean, answered_count: answers }: Question) => {
    const many = answers === 1 ? t`1 answer` : t`${answers} answers`;
    return mean === null ? many : t`${many}, ${mean} on average`;
  };
};

const Texts = ({ question }: { question: Question }) => {
  const { t } = useLingui();
  const hint = useHint()(question);
  const { title, texts, answered_count: answers } = question;
  return (
    <SectionCard title={title} hint={hint} flush={texts.length > 0}>
      {texts.length === 0 ? (
        <EmptyState compact title={t`Nobody has written anything here.`} />
      ) : (
        <RowList label={title}>
          {texts.map((text, at) => (
            // Answers have neither an id nor an order of their own (M45).
            <ListRow key={`${at} ${text}`}>
              <Text typed>{text}</Text>
            </ListRow>
          ))}
        </RowList>
      )}
      {answers > texts.length && (
        <Text size="meta" tone="secondary">
          {t`The file has all ${answers} answers.`}
        </Text>
      )}
    </SectionCard>
  );
};

const Chart = ({ question, fileName }: { question: Question; fileName: string }) => {
  const { t } = useLingui();
  const hint = useHint()(question);
  const { title, counts, answered_count: all, question_type: type } = question;
  const share = (count: number) => (all === 0 ? 0 : Math.round((100 * count) / all));
  const nameOf = (answer: string) => {
    if (type !== 'stars') return answer;
    return answer === '1' ? t`1 star` : t`${answer} stars`;
  };
  return (
    <ChartCard
      title={title}
      hint={hint}
      fileName={fileName}
      table={{
        columns: [t`Answer`, t`People`, t`Share`],
        rows: counts.map(({ answer, count }) => [nameOf(answer), String(count), `${share(count)}%`]),
      }}
    >
      <Bars
        label={title}
        bars={counts.map(({ answer, count }) => ({
          key: answer,
          label: nameOf(answer),
          value: count,
          said: `${count} (${share(count)}%)`,
        }))}
        most={all}
      />
    </ChartCard>
  );
};

/** B90, M45: charts of what was chosen, and the words of what was written. */
export const SurveyResults = ({ survey }: { survey: Survey }) => {
  const { t } = useLingui();
  const { data, error, refetch, isFetching } = useSurveyResults(survey.id);
  if (error && !data)
    return <ErrorState message={refusalOf(error)?.error} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <SkeletonList rows={5} />;
  if (data.questions === null)
    return (
      <EmptyState icon={IconLock} title={t`Not enough answers yet`}>
        {t`This survey is anonymous. Its results are shown once ${anonymousFrom} people have answered.`}
      </EmptyState>
    );
  return (
    <Stack>
      {data.questions.map((question, at) =>
        question.question_type === 'text' ? (
          <Texts key={question.id} question={question} />
        ) : (
          <Chart key={question.id} question={question} fileName={`survey-${survey.id}-question-${at + 1}`} />
        ),
      )}
    </Stack>
  );
};
