import { useLingui } from '@lingui/react/macro';
import { IconTargetArrow } from '@tabler/icons-react';
import { EmptyState } from '../../ui/States.tsx';

/** OBJ-01: a mentor sees the plans of their mentees on the page of each. */
export const OnlyMentees = () => {
  const { t } = useLingui();
  return (
    <EmptyState icon={IconTargetArrow} title={t`Learning plans are for mentees`}>
      {t`You find the plan of a mentee on the page of their progress.`}
    </EmptyState>
  );
};
