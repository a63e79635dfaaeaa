import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { IconArrowDownRight, IconChartBar, IconLock, IconUsers } from '@tabler/icons-react';
import type { Draft } from '../../../../../contract/pairings/schemas/matching/drafts.ts';
import { SectionCard } from '../../../../ui/Card.tsx';
import { Histogram } from '../../../../ui/Histogram.tsx';
import { StatGrid } from '../../../../ui/Layout.tsx';
import { Stat } from '../../../../ui/Stat.tsx';
import { points } from '../points.ts';

export type Summary = NonNullable<Draft['summary']>;

const scoreOrDash = (score: number | null) => (score === null ? '–' : points(score));

/** What a draft is worth: each figure with what it counts. */
export const Figures = ({ summary }: { summary: Summary }) => {
  const { t } = useLingui();
  const { worth, cohort, lowest, median, left_out: leftOut, locked, overridden } = summary;
  const matched = worth.mentees;
  return (
    <StatGrid>
      <Stat
        label={t`Mentees matched`}
        icon={IconUsers}
        value={t`${matched} of ${cohort}`}
        note={plural(leftOut, { 0: 'Nobody is left out', one: '# is left out', other: '# are left out' })}
      />
      <Stat
        label={t`Weakest pair`}
        icon={IconArrowDownRight}
        tone="coral"
        value={scoreOrDash(lowest)}
        note={t`of 100 points`}
      />
      <Stat
        label={t`Middle pair`}
        icon={IconChartBar}
        tone="teal"
        value={scoreOrDash(median)}
        note={plural(worth.pairs, { one: '# pair', other: 'half of the # pairs score more' })}
      />
      <Stat
        label={t`Kept in place`}
        icon={IconLock}
        tone="amber"
        value={locked + overridden}
        note={t`${locked} locked, ${overridden} chosen by you`}
      />
    </StatGrid>
  );
};

const bars = 10;
const pointsOfABar = 100 / bars;

/** The server's bins are five points wide; two of them make a bar that can be read on a phone. */
const binsOf = (distribution: readonly number[]) => {
  const each = distribution.length / bars;
  return Array.from({ length: bars }, (_none, at) => {
    const from = at * pointsOfABar;
    const to = at === bars - 1 ? 100 : from + pointsOfABar - 1;
    const count = distribution.slice(at * each, (at + 1) * each).reduce((sum, one) => sum + one, 0);
    return { key: String(from), label: `${from}–${to}`, short: String(from), count };
  });
};

export const Scores = ({ distribution }: Pick<Summary, 'distribution'>) => {
  const { t } = useLingui();
  return (
    <SectionCard title={t`How well they fit`} hint={t`How many pairs have how many of 100 points`}>
      <Histogram
        label={t`Pairs by their score`}
        binLabel={t`Points`}
        countLabel={t`Pairs`}
        bins={binsOf(distribution)}
      />
    </SectionCard>
  );
};
