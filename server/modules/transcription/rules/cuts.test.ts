import { describe, expect, it } from 'vitest';
import { cutsOf } from './cuts.ts';
import { drawing } from './drawing.fixture.ts';

const minute = 60_000;

describe('where a recording is cut', () => {
  it('leaves a short one whole', () => {
    expect(cutsOf(10 * minute, [{ fromMs: 1000, toMs: 9000 }])).toEqual([{ fromMs: 0, toMs: 600_000 }]);
    expect(cutsOf(0, [])).toEqual([]);
  });

  it('cuts at the most that is allowed where nobody is silent', () => {
    expect(cutsOf(25 * minute, [])).toEqual([
      { fromMs: 0, toMs: 600_000 },
      { fromMs: 600_000, toMs: 1_200_000 },
      { fromMs: 1_200_000, toMs: 1_500_000 },
    ]);
  });

  it('cuts in the middle of the longest silence of the last half', () => {
    const silences = [
      { fromMs: 100_000, toMs: 150_000 },
      { fromMs: 400_000, toMs: 404_000 },
      { fromMs: 500_000, toMs: 502_000 },
    ];
    expect(cutsOf(11 * minute, silences)).toEqual([
      { fromMs: 0, toMs: 402_000 },
      { fromMs: 402_000, toMs: 660_000 },
    ]);
  });

  it('takes the latest of two silences of the same length', () => {
    const silences = [
      { fromMs: 500_000, toMs: 502_000 },
      { fromMs: 400_000, toMs: 402_000 },
    ];
    expect(cutsOf(11 * minute, silences)[0]).toEqual({ fromMs: 0, toMs: 501_000 });
  });

  it('leaves no last crumb', () => {
    expect(cutsOf(600_200, [])).toEqual([
      { fromMs: 0, toMs: 599_200 },
      { fromMs: 599_200, toMs: 600_200 },
    ]);
  });
});

describe('where any recording is cut', () => {
  it('covers every recording without gaps, whatever the silences', () => {
    const draw = drawing(7);
    for (let time = 0; time < 500; time += 1) {
      const [duration, most] = [draw(200_000), 2000 + draw(20_000)];
      const silences = Array.from({ length: draw(30) }, () => {
        const fromMs = draw(220_000) - 10_000;
        return { fromMs, toMs: fromMs + draw(9000) - 500 };
      });
      const stretches = cutsOf(duration, silences, most);
      expect(stretches.map(({ fromMs }) => fromMs)).toEqual(
        duration === 0 ? [] : [0, ...stretches.slice(0, -1).map(({ toMs }) => toMs)],
      );
      expect(stretches.at(-1)?.toMs ?? 0).toBe(duration);
      for (const { fromMs, toMs } of stretches) {
        expect(toMs).toBeGreaterThan(fromMs);
        expect(toMs - fromMs).toBeLessThanOrEqual(most);
      }
      const last = stretches.at(-1);
      if (stretches.length > 1 && last) expect(last.toMs - last.fromMs).toBeGreaterThanOrEqual(1000);
    }
  });
});
