import { useLingui } from '@lingui/react/macro';
import { adminPath } from '../../../lib/paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { SectionCard } from '../../../ui/Card.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { RatingBadge } from '../../../ui/Pills.tsx';
import { Figure, Text } from '../../../ui/Text.tsx';
import { useThisProgramme } from '../../programmes/index.ts';
import { Loaded } from '../Loaded.tsx';
import { NoData } from '../NoData.tsx';
import { useLearning, useNps, useSurveys } from '../queries.ts';

const Stars = ({ value }: { value: number | null }) => (value === null ? '–' : <RatingBadge value={value} />);

/** ANA-04 */
export const LearningCard = () => {
  const { t } = useLingui();
  const programme = useThisProgramme();
  const query = useLearning(programme.id);
  return (
    <SectionCard
      title={t`Learning experience`}
      hint={t`The mean of the stars that each side gave for its primary question, of 5`}
      actions={
        <Button size="sm" href={adminPath(programme, 'pairing-health')} label={t`View more: Learning experience`}>
          {t`View more`}
        </Button>
      }
    >
      <Loaded query={query}>
        {({ average_mentee_rating: mentees, average_mentor_rating: mentors }) =>
          mentees === null && mentors === null ? (
            <NoData />
          ) : (
            <Facts
              items={[
                { label: t`Average mentee rating`, value: <Stars value={mentees} /> },
                { label: t`Average mentor rating`, value: <Stars value={mentors} /> },
              ]}
            />
          )
        }
      </Loaded>
    </SectionCard>
  );
};

/** ANA-05 */
export const NpsCard = () => {
  const { t } = useLingui();
  const programme = useThisProgramme();
  const query = useNps(programme.id);
  return (
    <SectionCard
      title={t`NPS satisfaction`}
      hint={t`Those who would recommend the program (9 or 10 of 10) less those who would not, in percent`}
      actions={
        <Button
          size="sm"
          href={`${adminPath(programme, 'surveys')}?view=feedback`}
          label={t`View more: NPS satisfaction`}
        >
          {t`View more`}
        </Button>
      }
    >
      <Loaded query={query}>
        {({ total_respondents: people, satisfaction_score: score, standard_nps: standard }) =>
          score === null ? (
            <NoData />
          ) : (
            <Stack gap="xs">
              <Figure>{score}</Figure>
              <Text size="control" tone="secondary">
                {t`Satisfaction score, from ${people} respondents`}
              </Text>
              <Text size="control" tone="secondary">
                {t`Standard NPS, where a 6 also counts against: ${standard}`}
              </Text>
            </Stack>
          )
        }
      </Loaded>
    </SectionCard>
  );
};

/** B90 */
export const SurveyCard = () => {
  const { t } = useLingui();
  const query = useSurveys(useThisProgramme().id);
  return (
    <SectionCard title={t`Surveys`} hint={t`How many of the people who were sent one have answered`}>
      <Loaded query={query}>
        {({
          completed_survey_count: completed,
          ongoing_survey_count: ongoing,
          survey_sent_count: sent,
          respond_rate: rate,
        }) =>
          completed + ongoing + sent === 0 ? (
            <NoData title={t`No summary available`} />
          ) : (
            <Facts
              items={[
                { label: t`Completed`, value: completed },
                { label: t`Ongoing`, value: ongoing },
                { label: t`Sent`, value: sent },
                { label: t`Response rate`, value: `${rate}%` },
              ]}
            />
          )
        }
      </Loaded>
    </SectionCard>
  );
};
