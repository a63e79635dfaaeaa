import type { Call, Shape } from '../endpoint.ts';
import type { TableDescription } from './values.ts';

/** One page of a table's rows, as data (SYS-07). */
export const tablePage = <S extends Shape>({ path }: TableDescription): Call<S> => ({
  method: 'GET',
  path: `${path}.json`,
});

/** All rows that match the filter, as a file (SYS-04, B131). */
export const tableFile = <S extends Shape>({ path }: TableDescription): Call<S> => ({
  method: 'GET',
  path: `${path}.csv`,
});
