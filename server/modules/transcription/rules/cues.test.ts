import { describe, expect, it } from 'vitest';
import { cuesOf, linesOf, sentencesOf, textOf, type Segment } from './cues.ts';
import { drawing } from './drawing.fixture.ts';

const part = (text: string, segments: readonly Segment[] = [], fromMs = 0, toMs = 10_000) => ({
  fromMs,
  toMs,
  text,
  segments,
});

describe('sentences', () => {
  it('end with English and Chinese marks, but not with a title', () => {
    expect(sentencesOf('I met Dr. Tan.  It cost 3.5 dollars! Really?')).toEqual([
      'I met Dr. Tan.',
      'It cost 3.5 dollars!',
      'Really?',
    ]);
    expect(sentencesOf('你好！我叫陈明。“好吗？”是的')).toEqual(['你好！', '我叫陈明。', '“好吗？”', '是的']);
    expect(sentencesOf('  ')).toEqual([]);
  });
});

describe('cues', () => {
  it('AIT-04: take the times of segments, counted from the start of their part', () => {
    const segments = [
      { from: 0.5, to: 2, text: ' Hello there.' },
      { from: 2.25, to: 4, text: ' How are you?' },
    ];
    expect(cuesOf([part('Hello there. How are you?', segments, 600_000, 610_000)])).toEqual([
      { fromMs: 600_500, toMs: 602_000, text: 'Hello there.' },
      { fromMs: 602_250, toMs: 604_000, text: 'How are you?' },
    ]);
  });

  it('AIT-04: share the time of a part by their length where there are no segments', () => {
    expect(cuesOf([part('One two. Three four five six.')])).toEqual([
      { fromMs: 0, toMs: 2857, text: 'One two.' },
      { fromMs: 2857, toMs: 10_000, text: 'Three four five six.' },
    ]);
  });
});

describe('cues of impossible segments', () => {
  it('put one impossible segment with the one before it', () => {
    const segments = [
      { from: 0, to: 2, text: 'First.' },
      { from: -7, to: Number.NaN, text: 'Second.' },
      { from: 6, to: 99, text: 'Third.' },
    ];
    expect(cuesOf([part('First. Second. Third.', segments)])).toEqual([
      { fromMs: 0, toMs: 2769, text: 'First.' },
      { fromMs: 2769, toMs: 6000, text: 'Second.' },
      { fromMs: 6000, toMs: 10_000, text: 'Third.' },
    ]);
  });

  it('do without segments of which most are impossible', () => {
    const segments = [
      { from: 900, to: 901, text: 'One two.' },
      { from: Number.POSITIVE_INFINITY, to: 3, text: 'Three four five six.' },
    ];
    expect(cuesOf([part('One two. Three four five six.', segments)]).map(({ fromMs }) => fromMs)).toEqual([0, 2857]);
  });
});

describe('cues, however long or odd the text', () => {
  it('cut a long sentence between words, and a long word anywhere', () => {
    const cues = cuesOf([part(`${'word '.repeat(30).trim()}.`)]);
    expect(cues.map(({ text }) => text)).toEqual([
      'word word word word word word word word word word word word word word word word',
      'word word word word word word word word word word word word word word.',
    ]);
    expect(cuesOf([part('好'.repeat(100))]).map(({ text }) => text.length)).toEqual([84, 16]);
  });

  it('are in order, inside their part and short, and lose no word, whatever comes in', () => {
    const draw = drawing(11);
    const pieces = [
      'yes',
      'and so.',
      '好的。',
      'mentoring!',
      '😀'.repeat(60),
      'https://example.com/'.repeat(6),
      '，',
      '?',
    ];
    const odd = [-3, 0, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 1e12];
    const said = () => Array.from({ length: draw(12) }, () => pieces[draw(pieces.length)] ?? '').join(' ');
    const time = () => (draw(4) === 0 ? (odd[draw(odd.length)] ?? 0) : draw(30_000) / 1000);
    for (let run = 0; run < 300; run += 1) {
      const segments = Array.from({ length: draw(6) }, () => ({ from: time(), to: time(), text: said() }));
      const text = segments.length > 0 ? segments.map((one) => one.text).join(' ') : said();
      const fromMs = draw(50_000);
      const one = part(text, segments, fromMs, fromMs + 1000 + draw(30_000));
      const cues = cuesOf([one, { ...one, fromMs: one.toMs, toMs: one.toMs + 5000 }]);
      let end = one.fromMs;
      for (const cue of cues) {
        expect(cue.fromMs).toBeGreaterThanOrEqual(end);
        expect(cue.toMs).toBeGreaterThan(cue.fromMs);
        expect(cue.text.length).toBeLessThanOrEqual(84);
        expect(cue.text.isWellFormed()).toBe(true);
        expect(linesOf(cue.text).length).toBeLessThanOrEqual(2);
        end = cue.toMs;
      }
      expect(end).toBeLessThanOrEqual(one.toMs + 5000);
      const bare = (all: string) => all.replaceAll(/\s/g, '');
      expect(bare(cues.map((cue) => cue.text).join(''))).toBe(bare(text + text));
    }
  });
});

it('the whole text has a blank line between parts', () => {
  expect(textOf([{ text: ' One. ' }, { text: ' ' }, { text: 'Two.\n' }])).toBe('One.\n\nTwo.');
});
