import { plural, t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import type { DataTableProps } from './tableProps.ts';

type Result = Pick<DataTableProps<unknown>, 'label' | 'rows' | 'state' | 'page' | 'pages' | 'range'>;

/** How many there are, as far as this table knows. */
const wordsOf = ({ label, rows, page = 1, pages = 1, range }: Result) => {
  if (rows.length === 0) return t`${label}: no results`;
  const total = range?.total ?? (pages > 1 ? null : rows.length);
  if (total === null) return t`${label}: page ${page} of ${pages}`;
  return typeof total === 'number'
    ? t`${label}: ${plural(total, { one: '# result', other: '# results' })}`
    : t`${label}: ${total} results`;
};

/**
 * For screen readers: what a search, a filter or another page has found. Nothing as long as the table is as it came
 * with its page.
 */
export const useFound = (result: Result) => {
  const { state = 'ready' } = result;
  const words = state === 'ready' ? wordsOf(result) : null;
  const first = useRef<string>(null);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (words === null) return;
    if (first.current === null) first.current = words;
    else if (words !== first.current || said !== '') setSaid(words);
  }, [words, said]);
  return said;
};
