import { useLingui } from '@lingui/react/macro';
import { IconHeartbeat, IconMoonStars, IconPlayerPause, IconSparkles } from '@tabler/icons-react';
import type { PairingHealthSummary } from '../../../../contract/analytics/schemas/summaries.ts';
import { adminPath } from '../../../lib/paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { SegmentedChoice } from '../../../ui/Chips.tsx';
import { Stack, StatGrid } from '../../../ui/Layout.tsx';
import { Stat } from '../../../ui/Stat.tsx';
import { useThisProgramme } from '../../programmes/index.ts';
import { SatisfactionCard } from '../overview/Donuts.tsx';
import { DonutCard } from '../overview/DonutCard.tsx';
import { usePairingHealthSummary } from '../queries.ts';

const HealthStats = ({ average, new: fresh, silent, paused }: PairingHealthSummary) => {
  const { t } = useLingui();
  return (
    <StatGrid>
      <Stat
        label={t`Average health`}
        icon={IconHeartbeat}
        value={average === null ? '–' : Math.round(average / 100)}
        note={t`of 100`}
      />
      <Stat label={t`New`} icon={IconSparkles} tone="teal" value={fresh} note={t`no session yet, so fair`} />
      <Stat
        label={t`Silent`}
        icon={IconMoonStars}
        tone="coral"
        value={silent}
        note={t`more than two rhythms without a session`}
      />
      <Stat label={t`Paused`} icon={IconPlayerPause} tone="amber" value={paused} />
    </StatGrid>
  );
};

interface Props {
  type: 'pair' | 'group';
  onType: (type: 'pair' | 'group') => void;
}

/** ANA-01, ANA-14: how mentors and mentees get on. */
export const HealthView = ({ type, onType }: Props) => {
  const { t } = useLingui();
  const programme = useThisProgramme();
  const query = usePairingHealthSummary(programme.id, type);
  return (
    <Stack>
      {query.data && query.data.total > 0 && <HealthStats {...query.data} />}
      <DonutCard
        title={t`Mentor-Mentee Health`}
        hint={t`Great: 75 of 100 or more. Fair: 50 or more. Poor: less, or silent.`}
        figure={`health-of-${type}s`}
        actions={
          <SegmentedChoice
            label={t`Pairs or groups`}
            options={[
              { value: 'pair', label: t`Pairs` },
              { value: 'group', label: t`Groups` },
            ]}
            value={type}
            onChange={(value) => onType(value === 'group' ? 'group' : 'pair')}
          />
        }
        query={query}
        whole={type === 'pair' ? t`pairs` : t`groups`}
        slicesOf={({ great, fair, poor }) => [
          { key: 'great', label: t`Great`, value: great, tone: 'teal' },
          { key: 'fair', label: t`Fair`, value: fair, tone: 'quiet' },
          { key: 'poor', label: t`Poor`, value: poor, tone: 'coral' },
        ]}
        footer={
          <Button href={adminPath(programme, `pairing-health?tab=${type}`)}>
            {type === 'pair' ? t`See the pairs` : t`See the groups`}
          </Button>
        }
      />
      <SatisfactionCard />
    </Stack>
  );
};
