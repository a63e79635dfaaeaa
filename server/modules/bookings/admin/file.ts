import { Readable } from 'node:stream';
import type { FileAnswer } from '../../../../contract/schemas/types.ts';
import { csvFile, csvLines, csvOf } from '../../../platform/csv/write.ts';
import type { Tx } from '../../../platform/work.ts';
import type { ProgrammeRow } from '../../programmes/index.ts';
import { type Asking, type BookingFilter, narrowedBy, wantedBy } from './find.ts';
import { rowsForAdmins } from './rows.ts';
import { idsAfter, viewsOf, type AdminBookingFilter } from '../queries/admin-list.ts';

const stride = 500;
type Rows = Awaited<ReturnType<typeof rowsForAdmins>>;

/** B131: the columns of the table on the screen; on the platform they include the programme. */
const heads = (program: boolean) => [
  'ID',
  'Booking Time',
  'Duration (minutes)',
  'Mentor',
  'Mentee(s)',
  ...(program ? ['Program'] : []),
  'Status',
  'Created By',
];

const namesOf = (people: readonly { name: string }[]) => people.map(({ name }) => name).join(', ');

const cellsOf = (row: Rows[number], program: boolean) => [
  row.id,
  `${row.booking_date} ${row.start_time}`,
  row.duration,
  namesOf(row.mentors),
  namesOf(row.mentees),
  ...(program ? [row.program?.name ?? ''] : []),
  row.label,
  row.created_by.name,
];

interface Written extends Pick<Asking, 'tx' | 'now'> {
  wanted: AdminBookingFilter;
  narrowed: Awaited<ReturnType<typeof narrowedBy>>;
  zone: string;
}

const readOn = async (tx: Tx, { wanted, narrowed }: Written, last: Parameters<typeof idsAfter>[2]) =>
  viewsOf(tx, await idsAfter(tx, wanted, last, stride, narrowed?.(wanted.type).where));

/**
 * B126: written piece by piece while it is read, as UTF-8 with a mark that says so; a file of a million rows never has
 * to fit into memory.
 */
async function* piecesOf(written: Written) {
  const { tx, now, wanted, zone } = written;
  const program = wanted.programId === null;
  yield csvOf(heads(program), []);
  let last: Parameters<typeof idsAfter>[2] = null;
  for (;;) {
    const views = await readOn(tx, written, last);
    const rows = await rowsForAdmins(tx, views, { now, zone, viewerId: null });
    if (rows.length > 0) yield csvLines(rows.map((row) => cellsOf(row, program)));
    if (views.length < stride) return;
    last = views.at(-1)?.booking ?? null;
  }
}

/** ADB-47: every row that matches the filter, as '{title} {DD-MM-YYYY}.csv'. */
export const fileForAdmins = async (
  { tx, actor, now }: Asking,
  programme: ProgrammeRow | null,
  filter: BookingFilter,
): Promise<FileAnswer> => {
  const zone = actor.timezone;
  const programId = programme?.program.id ?? null;
  const wanted = wantedBy(programId, filter, zone);
  const narrowed = await narrowedBy(tx, programId, filter.search);
  return csvFile('Bookings', { now, zone }, Readable.from(piecesOf({ tx, now, wanted, narrowed, zone })));
};
