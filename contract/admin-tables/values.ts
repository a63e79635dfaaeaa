/** SYS-06 */
export const tablePageSize = 100;

/** Stands for an empty search (EVT-42). */
export const anyWords = '*';

/**
 * A table of the administration. Its column headings are written only here, because the screen and the file use the
 * same words (B131). `fields`: the columns that can be searched.
 */
export interface TableDescription {
  path: `/main/admins/${string}`;
  title: string;
  columns: Readonly<Record<string, string>>;
  fields: readonly [string, ...string[]];
}
