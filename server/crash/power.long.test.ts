import { rmSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { endAll } from './process.fixture.ts';
import { cutPower, recordFirstStart, recordLoad, type Recording } from './power.fixture.ts';

let recording: Recording | undefined;
afterEach(async () => {
  await endAll();
  if (recording) rmSync(recording.around, { recursive: true, force: true });
});

// Ten times twenty moments: a submission draws one of the ten.
describe.each(Array.from({ length: 10 }, (_none, n) => n + 1))('power cuts, %i', (seed) => {
  test('SYS-20 the database opens after each of 20, from its first start on, and nothing that was answered is missing', async () => {
    recording = await recordFirstStart(3);
    expect(await cutPower(recording, 4, seed)).toEqual({ opened: 4, losses: [] });
    rmSync(recording.around, { recursive: true });
    recording = await recordLoad(400);
    expect(await cutPower(recording, 16, seed)).toEqual({ opened: 16, losses: [] });
  });
});
