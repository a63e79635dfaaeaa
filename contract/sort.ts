/** The order of a list: ascending by a column, or descending with a minus in front. */
export type SortBy<Column extends string> = Column | `-${Column}`;

/** Every order that these columns allow, for a query's schema and for the address of a page. */
export const sortsBy = <Column extends string>(columns: readonly Column[]): SortBy<Column>[] =>
  columns.flatMap((column) => [column, `-${column}` as const]);

/** Splits an order into its column and direction. */
export const readSort = <Column extends string>(sort: SortBy<Column>) => ({
  column: sort.replace(/^-/, '') as Column,
  direction: sort.startsWith('-') ? ('desc' as const) : ('asc' as const),
});
