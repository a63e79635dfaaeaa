import { type Said, say } from '../../../contract/say.ts';
import { busy, refuseField } from '../refusal.ts';
import { isWorkbook, type ReadTable, tableIn, type TableRow, type TableWish } from './read.ts';
import { inThread, type Thread, type ThreadLimits, TooMuch } from '../threads.ts';

/** Next to this file in the sources, and next to the bundle when built. */
const workerFile = new URL('./table.worker.mjs', import.meta.url);

/** A CSV file of this size is read in a few milliseconds. A workbook may be small and unpack to a thousand times that. */
const quickBytes = 65_536;

type Head = Omit<ReadTable, 'rows'> & { parts: number };

/** Takes the table piece by piece; between two of them other calls are answered. */
const receive = async ({ next, goOn }: Thread): Promise<ReadTable | { problem: Said }> => {
  const head = (await next()) as Head | { problem: Said };
  if ('problem' in head) return head;
  const { parts, ...rest } = head;
  const rows: TableRow[] = [];
  for (let part = 0; part < parts; part += 1) {
    goOn();
    rows.push(...((await next()) as TableRow[]));
  }
  return { ...rest, rows };
};

const readApart = async (bytes: Uint8Array, wish: TableWish, gone: AbortSignal, limits: ThreadLimits) => {
  try {
    return await inThread({ file: workerFile, workerData: { bytes, wish }, limits }, gone, receive);
  } catch (error) {
    if (!(error instanceof TooMuch)) throw error;
    // A CSV file is never too much by itself: the machine has too much to do.
    if (!isWorkbook(bytes)) throw busy();
    return { problem: say('field.file_workbook_large') };
  }
};

/**
 * An uploaded table, CSV or a sheet of a workbook: its first row, and the rows below it. Refuses the field `file` when it
 * cannot be read or is too long, and with 503 when too many files wait to be read. Call it before the transaction.
 */
export const readTable = async (
  bytes: Uint8Array | undefined,
  wish: TableWish,
  gone: AbortSignal,
  limits: ThreadLimits = {},
): Promise<ReadTable> => {
  if (bytes === undefined) return refuseField('file', say('field.file_missing'));
  const isQuick = bytes.length <= quickBytes && !isWorkbook(bytes);
  const read = isQuick ? tableIn(bytes, wish) : await readApart(bytes, wish, gone, limits);
  return 'problem' in read ? refuseField('file', read.problem) : read;
};
