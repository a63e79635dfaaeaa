import { rmSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { endAll } from './process.fixture.ts';
import { cutPower, recordLoad, type Recording } from './power.fixture.ts';

let recording: Recording | undefined;
afterEach(async () => {
  await endAll();
  if (recording) rmSync(recording.around, { recursive: true, force: true });
});

test.each(['none', 'files'] as const)(
  'a disk that obeys the syncs of %s alone loses what was answered',
  async (obeys) => {
    recording = await recordLoad(200);
    expect((await cutPower(recording, 8, 1, obeys)).losses).not.toEqual([]);
    expect(await cutPower(recording, 8, 1)).toEqual({ opened: 8, losses: [] });
  },
);
