import { expect, test } from 'vitest';
import { readMarkdown } from './markdown.ts';

const plain = (text: string) => [{ text, strong: false }];

test('PAR-20 headings, paragraphs, lists and strong words are read', () => {
  expect(readMarkdown('## Topics\n\nThey met **twice**, so far.\n\n- **First weeks** (May)\n- Speaking up')).toEqual([
    { kind: 'heading', words: plain('Topics') },
    {
      kind: 'paragraph',
      words: [...plain('They met '), { text: 'twice', strong: true }, ...plain(', so far.')],
    },
    {
      kind: 'list',
      items: [[{ text: 'First weeks', strong: true }, ...plain(' (May)')], plain('Speaking up')],
    },
  ]);
});

test('PAR-20 whatever else it holds is text', () => {
  expect(readMarkdown(String.raw`<b>[pay](https://evil.test)</b> \*\*now\*\* 5 * 4`)).toEqual([
    { kind: 'paragraph', words: plain('<b>[pay](https://evil.test)</b> **now** 5 * 4') },
  ]);
  expect(readMarkdown('')).toEqual([]);
});

test('B64 a sentence leads to the session that it comes from, and to nothing else', () => {
  expect(readMarkdown('- “Yes” ([1 May 2026, 3:05](session:57)) and [x](session:y)')).toEqual([
    {
      kind: 'list',
      items: [
        [
          ...plain('“Yes” ('),
          { text: '1 May 2026, 3:05', strong: false, session: 57 },
          ...plain(') and [x](session:y)'),
        ],
      ],
    },
  ]);
  expect(readMarkdown(String.raw`Look \[here\](session:999)`)).toEqual([
    { kind: 'paragraph', words: plain('Look [here](session:999)') },
  ]);
});
