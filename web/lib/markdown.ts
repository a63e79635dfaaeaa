/** A piece of a line. */
export interface Words {
  text: string;
  strong: boolean;
}

export type Block =
  | { kind: 'heading'; words: Words[] }
  | { kind: 'paragraph'; words: Words[] }
  | { kind: 'list'; items: Words[][] };

/** Pieces between double asterisks are strong; a mark with a backslash before it stands for itself. */
const wordsIn = (line: string): Words[] => {
  const pieces: Words[] = [];
  let strong = false;
  for (const [piece] of line.matchAll(/\*\*|\\.|[^\\*]+|[\\*]/gu)) {
    if (piece === '**') {
      strong = !strong;
      continue;
    }
    const text = piece.startsWith('\\') ? piece.slice(1) : piece;
    const last = pieces.at(-1);
    if (last?.strong === strong) last.text += text;
    else pieces.push({ text, strong });
  }
  return pieces;
};

/**
 * The blocks of a Markdown text of ours: headings, paragraphs, lists and strong words. Anything else in it, such as HTML or
 * a link, is text.
 */
export const readMarkdown = (text: string): Block[] => {
  const blocks: Block[] = [];
  for (const line of text.split(/\r?\n/)) {
    const last = blocks.at(-1);
    if (line.trim() === '') continue;
    if (line.startsWith('#')) blocks.push({ kind: 'heading', words: wordsIn(line.replace(/^#+\s*/, '')) });
    else if (!line.startsWith('- ')) blocks.push({ kind: 'paragraph', words: wordsIn(line.trim()) });
    else if (last?.kind === 'list') last.items.push(wordsIn(line.slice(2)));
    else blocks.push({ kind: 'list', items: [wordsIn(line.slice(2))] });
  }
  return blocks;
};
