import type { ChartTable } from './chart.ts';

/** A text that a spreadsheet would take for a formula gets a sign before it; a number is what it is. */
const guarded = (cell: string | number) => {
  const line = String(cell).replaceAll(/\s+/g, ' ');
  return typeof cell === 'string' && /^[\s\p{C}\p{DI}]*[=+\-@＝＋－＠﹦﹢﹣﹫]/u.test(line) ? `'${line}` : line;
};

const quoted = (cell: string | number) => `"${guarded(cell).replaceAll('"', '""')}"`;

/** The same form as the files that the server makes. */
export const csvOf = ({ columns, rows }: ChartTable) =>
  `\uFEFF${[columns, ...rows].map((row) => `${row.map(quoted).join(',')}\r\n`).join('')}`;
