import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { IconSchool, IconUsers } from '@tabler/icons-react';
import type { MatchingSettings } from '../../../../../contract/pairings/schemas/matching/settings.ts';
import { Stack, StatGrid } from '../../../../ui/Layout.tsx';
import { Notice } from '../../../../ui/Notice.tsx';
import { Stat } from '../../../../ui/Stat.tsx';

/** Who would be matched now: both sides, and whether there is a place for everybody. */
export const Cohort = ({ cohort: { mentees, wants, mentors, seats } }: Pick<MatchingSettings, 'cohort'>) => {
  const { t } = useLingui();
  const missing = wants - seats;
  return (
    <Stack gap="md">
      <StatGrid>
        <Stat
          label={t`Mentees to match`}
          icon={IconUsers}
          value={mentees}
          note={plural(wants, { one: 'They want # mentor', other: 'Together they want # mentors' })}
        />
        <Stat
          label={t`Mentors with room`}
          icon={IconSchool}
          tone="teal"
          value={mentors}
          note={plural(seats, { one: 'They have # place', other: 'Together they have # places' })}
        />
      </StatGrid>
      {missing > 0 && (
        <Notice tone="warning">
          {plural(missing, {
            one: 'There is # place fewer than mentees want. Someone will be left out.',
            other: 'There are # places fewer than mentees want. Some will be left out.',
          })}
        </Notice>
      )}
    </Stack>
  );
};
