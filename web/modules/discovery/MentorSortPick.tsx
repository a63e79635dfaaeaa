import { useLingui } from '@lingui/react/macro';
import type { MentorSort } from '../../../contract/discovery/values.ts';
import { SortPick } from '../../ui/SortPick.tsx';

interface Props {
  /** Absent for the first of them. */
  sort: MentorSort | undefined;
  sorts: readonly MentorSort[];
  onSort: (sort: MentorSort | undefined) => void;
}

/** M33: how the people of a list are sorted. */
export const MentorSortPick = ({ sort, sorts, onSort }: Props) => {
  const { t } = useLingui();
  const labels: Record<MentorSort, string> = {
    best: t`Best match`,
    soonest: t`Soonest available`,
    rating: t`Highest rated`,
    sessions: t`Most sessions`,
    newest: t`Newest`,
  };
  const [usual] = sorts;
  const find = (value: string | undefined) => sorts.find((one) => one === value);
  return (
    <SortPick
      value={find(sort) ?? usual ?? ''}
      options={sorts.map((value) => ({ value, label: labels[value] }))}
      onChange={(value) => onSort(value === usual ? undefined : find(value))}
    />
  );
};
