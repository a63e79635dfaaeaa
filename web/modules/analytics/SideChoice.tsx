import { useLingui } from '@lingui/react/macro';
import type { InsightSide } from '../../../contract/analytics/values.ts';
import { SegmentedChoice } from '../../ui/Chips.tsx';

interface Props {
  side: InsightSide;
  onSide: (side: InsightSide) => void;
}

/** ANA-01: whose figures a view shows. */
export const SideChoice = ({ side, onSide }: Props) => {
  const { t } = useLingui();
  return (
    <SegmentedChoice
      label={t`Whose figures`}
      options={[
        { value: 'mentee', label: t`Mentee` },
        { value: 'mentor', label: t`Mentor` },
      ]}
      value={side}
      onChange={(value) => onSide(value === 'mentor' ? 'mentor' : 'mentee')}
    />
  );
};
