import { describe, expect, it } from 'vitest';
import { cuesOf } from './cues.ts';
import { summarise } from './summary.ts';

const said = (text: string) => cuesOf([{ fromMs: 0, toMs: 100_000, text, segments: [] }]);

const meeting = said(
  'Um, yeah, welcome back. The career plan needs clear goals for the first year. Is the budget ready? ' +
    'The career plan really needs clear goals for the first year. Your mentor reviews the career plan and the goals ' +
    'every month. I will send you the template by Friday. Can you please send the budget? ' +
    "Let's see. You don't need to read it. Saya akan semak laporan projek. Sila hantar laporan esok. 我会发送文件给你！",
);

describe('a summary by rules', () => {
  it('is empty where nothing was said', () => {
    const empty = { summary: '', key_points: [], action_items: [], topics: [], word_clouds: [], sentiment: 'neutral' };
    expect(summarise([])).toEqual(empty);
    expect(summarise([{ fromMs: 0, toMs: 9, text: ' \u0000 ' }])).toEqual(empty);
  });

  it('finds what somebody promises or is asked to do, in three languages, and no question', () => {
    expect(summarise(meeting).action_items.map(({ text }) => text)).toEqual([
      'I will send you the template by Friday.',
      'Saya akan semak laporan projek.',
      'Sila hantar laporan esok.',
      '我会发送文件给你！',
    ]);
  });

  it('keeps the order in which things were said, with their times, and says nothing twice', () => {
    const { key_points, summary } = summarise(meeting);
    expect(key_points.length).toBeLessThanOrEqual(6);
    expect(key_points.filter(({ text }) => text.includes('clear goals'))).toHaveLength(1);
    const times = key_points.map(({ at_ms }) => at_ms);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    for (const { text, at_ms } of key_points)
      expect(meeting.find(({ fromMs }) => fromMs === at_ms)?.text.slice(-9)).toBe(text.slice(-9));
    expect(summary).toContain('Your mentor reviews the career plan and the goals every month.');
    expect(summary.length).toBeLessThanOrEqual(600);
  });

  it('names what was spoken of most, without stop words and fillers', () => {
    const { topics, word_clouds } = summarise(meeting);
    expect(topics[0]).toBe('career plan');
    expect(word_clouds.slice(0, 2)).toEqual([
      { text: 'career', value: 3 },
      { text: 'plan', value: 3 },
    ]);
    for (const word of ['yeah', 'um', 'the', 'saya', 'will'])
      expect(word_clouds.map(({ text }) => text)).not.toContain(word);
  });
});

describe('the mood and the length of a summary by rules', () => {
  it.each([
    ['I am happy with this great result.', 'positive'],
    ["I am not happy. It isn't good.", 'negative'],
    ['Saya tidak gembira dan sangat risau.', 'negative'],
    ['The meeting starts at nine.', 'neutral'],
    ['我很高兴，非常成功。', 'positive'],
    ['This is not a problem.', 'positive'],
  ])('hears how people feel: %s', (text, sentiment) => {
    expect(summarise(said(text)).sentiment).toBe(sentiment);
  });

  it('puts sentences together again that were cut for the screen', () => {
    const long = `We need to ${'carefully prepare the quarterly report and '.repeat(4)}send it.`;
    expect(summarise(said(long)).action_items).toEqual([{ text: long, at_ms: 0 }]);
  });

  it('keeps within its length when nobody pauses', () => {
    const { summary, key_points } = summarise(said('mentor goals plan budget report school '.repeat(400)));
    expect(summary.length).toBeLessThanOrEqual(600);
    expect(summary).not.toBe('');
    for (const { text } of key_points) expect(text.length).toBeLessThan(400);
  });
});
