/** How a list is ordered: by a column upwards, or with a minus before it downwards. */
export type SortBy<Column extends string> = Column | `-${Column}`;

/** Every order that these columns give, for a query's schema and for the address of a page. */
export const sortsBy = <Column extends string>(columns: readonly Column[]): SortBy<Column>[] =>
  columns.flatMap((column) => [column, `-${column}` as const]);

/** Which column, and which way. */
export const readSort = <Column extends string>(sort: SortBy<Column>) => ({
  column: sort.replace(/^-/, '') as Column,
  direction: sort.startsWith('-') ? ('desc' as const) : ('asc' as const),
});
