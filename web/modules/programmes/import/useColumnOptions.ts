import { useLingui } from '@lingui/react/macro';

/** The columns of a file to choose from. One without a heading is known by its first cell. */
export const useColumnOptions = (columns: readonly string[], firstLine: readonly string[] = []) => {
  const { t } = useLingui();
  const unnamed = (at: number) => {
    const [number, cell] = [at + 1, firstLine[at] ?? ''];
    return cell === '' ? t`Column ${number}` : t`Column ${number}: ${cell}`;
  };
  return columns.map((heading, at) => ({ value: String(at), label: heading || unnamed(at) }));
};
