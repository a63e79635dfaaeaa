import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { CohortFunnel } from '../../../../contract/analytics/schemas/cohort.ts';
import type { FunnelStep, InsightSide, StoppedStep } from '../../../../contract/analytics/values.ts';
import { adminPath } from '../../../lib/paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Bars } from '../../../ui/charts/Bars.tsx';
import { ChartCard } from '../../../ui/charts/ChartCard.tsx';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { ListRow, RowList } from '../../../ui/RowList.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useThisProgramme } from '../../programmes/index.ts';
import { Loaded } from '../Loaded.tsx';
import { NoData } from '../NoData.tsx';
import { useFunnel } from '../queries.ts';
import { useFileName } from '../useFileName.ts';
import { StoppedDialog } from './StoppedDialog.tsx';

const useStepWords = (): Record<FunnelStep, string> => {
  const { t } = useLingui();
  return {
    invited: t`Invited`,
    joined: t`Joined`,
    paired: t`Paired`,
    first_session: t`First session`,
    third_session: t`Third session`,
    finished: t`Finished`,
  };
};

const useStoppedWords = (): Record<FunnelStep, string> => {
  const { t } = useLingui();
  return {
    invited: t`Invited, not joined yet`,
    joined: t`Joined, not paired yet`,
    paired: t`Paired, no session yet`,
    first_session: t`Met once or twice`,
    third_session: t`Met three times or more`,
    finished: t`Finished`,
  };
};

/** Who stopped where, each with the way to them. */
const Stopped = ({ steps, onStep }: { steps: CohortFunnel['steps']; onStep: (step: StoppedStep) => void }) => {
  const { t } = useLingui();
  const programme = useThisProgramme();
  const words = useStoppedWords();
  return (
    <RowList label={t`How far they have come`}>
      {steps
        .filter(({ stopped }) => stopped > 0)
        .map(({ step, stopped }) => (
          <ListRow key={step}>
            <Row justify="between">
              <Text size="control">
                {words[step]}: {stopped}
              </Text>
              {step === 'invited' ? (
                <Button size="sm" href={adminPath(programme, 'user-invites')} label={t`See who: ${words[step]}`}>
                  {t`See who`}
                </Button>
              ) : (
                <Button size="sm" onPress={() => onStep(step)} label={t`See who: ${words[step]}`}>
                  {t`See who`}
                </Button>
              )}
            </Row>
          </ListRow>
        ))}
    </RowList>
  );
};

/** How far a cohort has come. */
export const FunnelCard = ({ side }: { side: InsightSide }) => {
  const { t } = useLingui();
  const query = useFunnel(useThisProgramme().id, side);
  const words = useStepWords();
  const stoppedWords = useStoppedWords();
  const [opened, setOpened] = useState<StoppedStep | null>(null);
  const steps = query.data?.steps ?? [];
  const invited = steps[0]?.people ?? 0;
  const title = side === 'mentee' ? t`Mentee journey` : t`Mentor journey`;
  return (
    <ChartCard
      title={title}
      hint={t`Everybody counts at the furthest step that they have reached, and at all before it. Finished: a pair or group of theirs was ended with the reason “Completed”.`}
      fileName={useFileName(`${side}-journey`)}
      table={
        invited === 0
          ? null
          : {
              columns: [t`Step`, t`People`, t`Share`, t`No further`],
              rows: steps.map(({ step, people, percentage, stopped }) => [
                words[step],
                people,
                `${percentage}%`,
                stopped,
              ]),
            }
      }
    >
      <Loaded query={query}>
        {() =>
          invited === 0 ? (
            <NoData />
          ) : (
            <Stack>
              <Bars
                label={title}
                most={invited}
                bars={steps.map(({ step, people, percentage }) => ({
                  key: step,
                  label: words[step],
                  value: people,
                  said: `${people} (${percentage}%)`,
                }))}
              />
              <Stopped steps={steps} onStep={setOpened} />
            </Stack>
          )
        }
      </Loaded>
      {opened && (
        <StoppedDialog title={stoppedWords[opened]} side={side} step={opened} onClose={() => setOpened(null)} />
      )}
    </ChartCard>
  );
};
