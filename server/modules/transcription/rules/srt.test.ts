import SrtParser from 'srt-parser-2';
import { describe, expect, it } from 'vitest';
import { srtOf } from './srt.ts';

describe('subtitles', () => {
  it('AIT-04: are numbered, timed to the millisecond and in lines of at most 42 characters', () => {
    const text = 'We will look at your career plan first, then at what comes next.';
    const cues = [
      { fromMs: 0, toMs: 1500, text: 'Hello.' },
      { fromMs: 3_725_042, toMs: 3_727_000, text },
    ];
    expect(srtOf(cues)).toBe(
      [
        '1',
        '00:00:00,000 --> 00:00:01,500',
        'Hello.',
        '',
        '2',
        '01:02:05,042 --> 01:02:07,000',
        'We will look at your career plan first,',
        'then at what comes next.',
        '',
        '',
      ].join('\r\n'),
    );
  });

  it('AIT-04: are read by players, whatever was said', () => {
    const cues = [
      { fromMs: 1000, toMs: 2000, text: 'From A --> B\n\n7\n00:00:00,000 --> 00:00:09,000' },
      { fromMs: 2000, toMs: 3000, text: '  \u0000 ' },
      { fromMs: 3000, toMs: 4000, text: '我们讨论了职业规划。' },
    ];
    const read = new SrtParser().fromSrt(srtOf(cues));
    expect(read.map(({ id, startTime, endTime, text }) => [id, startTime, endTime, text])).toEqual([
      ['1', '00:00:01,000', '00:00:02,000', 'From A → B 7 00:00:00,000 → 00:00:09,000'],
      ['2', '00:00:03,000', '00:00:04,000', '我们讨论了职业规划。'],
    ]);
  });

  it('become several where a text is too long for a screen', () => {
    const read = new SrtParser().fromSrt(srtOf([{ fromMs: 0, toMs: 3000, text: 'good words '.repeat(20) }]));
    expect(read.map(({ startTime }) => startTime)).toEqual(['00:00:00,000', '00:00:01,051', '00:00:02,101']);
    for (const line of read.flatMap(({ text }) => text.split(/\r?\n/))) expect(line.length).toBeLessThanOrEqual(42);
  });

  it('are nothing where nothing was said', () => {
    expect(srtOf([])).toBe('');
  });
});
