import type { TableDescription } from '../../contract/admin-tables/values.ts';
import type { TableFilter } from '../ui/frames/tablePageProps.ts';
import { addressOf } from './call.ts';
import { serverNow } from './clock.ts';
import { saveFile } from './save-file.ts';
import { dayIn, timeOfDay } from './time.ts';

/** The years that a filter offers; the platform has no older data. */
export const tableYears = () => ({ firstYear: 2020, lastYear: serverNow().toZonedDateTimeISO('UTC').year });

/** The fields that can be searched, labelled like their columns. */
export const fieldOptions = ({ fields, columns }: TableDescription) =>
  fields.map((value) => ({ value, label: columns[value] ?? value }));

/** SYS-04: saves all rows that match the filter, with the visible columns. */
export const saveTable = (
  { path }: TableDescription,
  { page: _page, ...asked }: TableFilter,
  columns: readonly string[],
) => saveFile(addressOf(`${path}.csv`, { query: { is_csv: true, ...asked, columns: columns.join(',') } }), 'text/csv');

/** 2026-11-20, 6:00 pm */
export const momentIn = (moment: string, zone: string) => `${dayIn(moment, zone)}, ${timeOfDay(moment, zone)}`;
