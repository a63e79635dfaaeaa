import { useLingui } from '@lingui/react/macro';
import type { FirstLine } from '../../../../contract/programmes/schemas/imports.ts';

interface File {
  columns: readonly string[];
  heading_line: number | null;
  first_lines: readonly FirstLine[];
}

/** The columns of a file to choose from. One without a heading is known by the first row's cell. */
export const useColumnOptions = ({ columns, heading_line: headingLine, first_lines: lines }: File) => {
  const { t } = useLingui();
  const firstLine = lines.find(({ line }) => line > (headingLine ?? 0))?.cells ?? [];
  const unnamed = (at: number) => {
    const [number, cell] = [at + 1, firstLine[at] ?? ''];
    return cell === '' ? t`Column ${number}` : t`Column ${number}: ${cell}`;
  };
  return columns.map((heading, at) => ({ value: String(at), label: heading || unnamed(at) }));
};
