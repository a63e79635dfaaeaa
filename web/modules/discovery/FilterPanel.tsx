import { useLingui } from '@lingui/react/macro';
import { CheckList } from '../../ui/Choices.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { MultiPick } from '../../ui/MultiPick.tsx';
import { SkeletonForm } from '../../ui/Skeletons.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { asOptions, type Filters, withValues } from './filters.ts';
import { type FilterGroup, useFilterGroups } from './useFilterGroups.ts';

interface Props {
  filters: Filters;
  onChange: (next: Filters) => void;
}

const Group = ({ group, filters, onChange }: Props & { group: FilterGroup }) => {
  const { t } = useLingui();
  const { key, label, options } = group;
  const field = {
    label,
    value: asOptions(filters[key], options),
    onChange: (values: string[]) => onChange(withValues(filters, key, values)),
  };
  // Up to a hundred roles (DIS-10): too many to scroll through, so they have a search.
  return key === 'job_role' ? (
    <MultiPick {...field} options={options} placeholder={t`Any role`} />
  ) : (
    <CheckList {...field} options={options} />
  );
};

/** All filters one below the other: in a column on a desktop, in the sheet on a phone. */
export const FilterPanel = (props: Props) => {
  const { groups, failed, retry, retrying } = useFilterGroups();
  if (failed) return <ErrorState compact onRetry={retry} retrying={retrying} />;
  if (!groups) return <SkeletonForm fields={5} />;
  // Each in its own box: the panel puts space between boxes, and a field may render nothing.
  return groups.map((group) => (
    <Stack key={group.key}>
      <Group group={group} {...props} />
    </Stack>
  ));
};
