import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { SelectField } from '../../../ui/SelectField.tsx';
import type { Option } from '../../../ui/types.ts';
import type { OfflineForm } from './form.ts';
import { type Log, useSessionData } from './queries.ts';

interface Props {
  form: OfflineForm;
  name: 'user_id' | 'participant_id';
  side: 'mentor' | 'mentee';
  log: Log;
  error?: string | undefined;
}

/**
 * One of the two participants, found by name (OFF-17). The chosen person is always listed until another is searched for;
 * while a search runs, nobody who matched an earlier one can be chosen.
 */
export const PersonField = ({ form, name, side, log, error }: Props) => {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<Option | null>(null);
  const search = typed === chosen?.label ? '' : typed.trim();
  const { data, isFetching, isPlaceholderData } = useSessionData(log, search);
  // What another search found is not offered for this one.
  const people = isPlaceholderData ? [] : (data?.program_participants ?? []);
  const found = people
    .filter((one) => one.user_type === side)
    .map(({ id, name: label }) => ({ value: String(id), label }));
  const missing = chosen !== null && search === '' && !found.some(({ value }) => value === chosen.value);
  const options = missing ? [chosen, ...found] : found;
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value: id, onChange, ...field } }) => (
        <SelectField
          {...field}
          label={side === 'mentor' ? t`Mentor` : t`Mentee`}
          required
          placeholder={t`Select a participant`}
          options={options}
          value={id === null ? null : String(id)}
          onChange={(value) => {
            setChosen(options.find((one) => one.value === value) ?? null);
            onChange(value === null ? null : Number(value));
          }}
          onSearch={setTyped}
          loading={isFetching}
          error={error}
        />
      )}
    />
  );
};
