import { useLingui } from '@lingui/react/macro';
import type { MonthlyObjective, ObjectiveSet } from '../../../../contract/objectives/schemas/plans.ts';
import { SectionCard } from '../../../ui/Card.tsx';
import { StatusPill, TagList } from '../../../ui/Pills.tsx';
import { RowList } from '../../../ui/RowList.tsx';
import { EmptyState } from '../../../ui/States.tsx';
import { OwnObjective } from './OwnObjective.tsx';
import { SeenObjective } from '../mentor/SeenObjective.tsx';

interface Props {
  month: MonthlyObjective;
  set: ObjectiveSet;
}

const tagsOf = ({ objectives }: MonthlyObjective) => [...new Set(objectives.flatMap(({ tags }) => tags))];

/** OBJ-11: for its owner, who works on it, and for their mentors. */
export const Month = ({ month, set }: Props) => {
  const { t } = useLingui();
  const { month_number: number, title, focus, is_active: active, objectives } = month;
  const heading = t`Month ${number}: ${title}`;
  const isOwn = set.why_not.change === null;
  return (
    <SectionCard
      title={heading}
      hint={focus}
      actions={active ? <StatusPill tone="brand">{t`Current Month`}</StatusPill> : undefined}
      footer={<TagList tags={tagsOf(month)} max={4} label={t`Tags`} />}
      flush
    >
      {objectives.length === 0 ? (
        <EmptyState compact title={t`There is nothing in this month.`} />
      ) : (
        <RowList label={heading}>
          {objectives.map((objective) =>
            isOwn ? (
              <OwnObjective key={objective.id} objective={objective} month={number} set={set} />
            ) : (
              <SeenObjective key={objective.id} objective={objective} />
            ),
          )}
        </RowList>
      )}
    </SectionCard>
  );
};
