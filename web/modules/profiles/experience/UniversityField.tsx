import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useUniversitySearch } from '../../reference/index.ts';
import { BoundSelect } from '../form/fields.tsx';

/** PRO-66: a university from the list, found by typing; one that is not listed is accepted as typed. */
export const UniversityField = () => {
  const { t } = useLingui();
  const [words, setWords] = useState('');
  const { data = [], isFetching } = useUniversitySearch(words);
  const chosen = useWatch<{ university_name: string | null }, 'university_name'>({ name: 'university_name' });
  const typed = words.trim();
  const found = data.map(({ name }) => name);
  const isKnown = (name: string) => found.some((other) => other.toLowerCase() === name.toLowerCase());
  const own = [...new Set([typed, chosen ?? ''])].filter((name) => name !== '' && !isKnown(name));
  return (
    <BoundSelect
      name="university_name"
      label={t`University`}
      required
      options={[
        ...own.map((name) => ({ value: name, label: name, ...(name === typed && { note: t`Not in the list` }) })),
        ...found.map((name) => ({ value: name, label: name })),
      ]}
      onSearch={setWords}
      loading={isFetching}
      placeholder={t`Search for your university`}
    />
  );
};
