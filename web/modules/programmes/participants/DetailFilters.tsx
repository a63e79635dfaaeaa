import { useLingui } from '@lingui/react/macro';
import type { Participants } from '../../../../contract/programmes/schemas/participants.ts';
import { employeeFilters } from '../../../../contract/programmes/values.ts';
import { listKit } from '../../../lib/list-kit.ts';
import { SelectField } from '../../../ui/SelectField.tsx';
import { useEmployeeLabels } from './employee-labels.ts';
import { type ParticipantFilter, participantSearch } from './search.ts';

interface Props {
  filter: ParticipantFilter;
  onFilter: (next: ParticipantFilter) => void;
  inUse: Participants['details_in_use'];
}

const all = '';

/** Department, team, grade and location, as far as anybody in the program has one. */
export const DetailFilters = ({ filter, onFilter, inUse }: Props) => {
  const { t } = useLingui();
  const labels = useEmployeeLabels();
  // A value from the address stays visible, even if nobody has it any more.
  const valuesOf = (field: (typeof employeeFilters)[number]) => {
    const chosen = filter[field];
    return chosen === undefined || inUse[field].includes(chosen) ? inUse[field] : [chosen, ...inUse[field]];
  };
  return employeeFilters
    .filter((field) => valuesOf(field).length > 0)
    .map((field) => (
      <SelectField
        key={field}
        label={labels[field]}
        value={filter[field] ?? all}
        onChange={(value) => onFilter(listKit(participantSearch).change(filter, { [field]: value || null }))}
        options={[{ value: all, label: t`All` }, ...valuesOf(field).map((value) => ({ value, label: value }))]}
      />
    ));
};
