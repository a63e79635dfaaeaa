import { expect, test } from 'vitest';
import { allSamples } from './testing/all-samples.fixture.ts';
import { cellsOf } from './testing/csv.fixture.ts';
import { prepared, sendSample, titled } from './testing/samples.fixture.ts';
import { openWorld } from './testing/world.fixture.ts';

/** Templates are files to start from, with a name that stays. */
const isExport = ({ path }: { path: string }) => path.endsWith('.csv') && !path.endsWith('/template.csv');
const files = titled(allSamples.filter(({ endpoint }) => isExport(endpoint)));

test('B126 SYS-04 every CSV file says that it is UTF-8, quotes every cell and has a name with the day', async () => {
  // Participants, bookings twice, applicants, the rows left out of an import, those left out of an act on many, and the
  // seven tables of the platform, the attendees of an event, and the answers to a survey.
  expect(files).toHaveLength(18);
  const world = await openWorld();
  for (const [title, one] of files) {
    await prepared(world, one, async (input) => {
      const { status, headers, body } = await sendSample(world, one, input);
      const text = String(body);
      expect([title, status, headers['content-type']]).toEqual([title, 200, 'text/csv; charset=utf-8']);
      expect(headers['content-disposition']).toMatch(
        /^attachment; filename="[\x20-\x7E]+ 20-11-2026\.csv"; filename\*=UTF-8''[\w%.-]+%2020-11-2026\.csv$/,
      );
      for (const line of text.slice(1).trimEnd().split('\r\n')) expect(line).toMatch(/^"(?:[^"]|""|",")*"$/);
      const [headings = [], ...rows] = cellsOf(body);
      expect(headings.length).toBeGreaterThan(2);
      for (const row of rows) expect(row).toHaveLength(headings.length);
    });
  }
});
