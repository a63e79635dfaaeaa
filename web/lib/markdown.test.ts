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
