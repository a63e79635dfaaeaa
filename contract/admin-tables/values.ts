/** SYS-06 */
export const tablePageSize = 100;

/** What stands for no words at all (EVT-42). */
export const anyWords = '*';

/**
 * A table of the administration. Its heads are written here, once for the screen and once for the file: they are the
 * same words (B131). `fields`: the columns that words can be looked for in.
 */
export interface TableDescription {
  path: `/main/admins/${string}`;
  title: string;
  columns: Readonly<Record<string, string>>;
  fields: readonly [string, ...string[]];
}
