/** A piece of a line. */
export interface Words {
  text: string;
  strong: boolean;
  /** The session that a sentence is about: the text leads to it. */
  session?: number;
}

export type Block =
  | { kind: 'heading'; words: Words[] }
  | { kind: 'paragraph'; words: Words[] }
  | { kind: 'list'; items: Words[][] };

/**
 * Pieces between double asterisks are strong; a mark with a backslash before it stands for itself; `[text](session:12)` leads to
 * a session, and no other link is one.
 */
const wordsIn = (line: string): Words[] => {
  const pieces: Words[] = [];
  let strong = false;
  for (const [piece] of line.matchAll(/\[[^\\[\]*]{1,80}\]\(session:\d{1,15}\)|\*\*|\\.|[^\\*[]+|[\\*[]/gu)) {
    const [, named, session] = /^\[([^\]]+)\]\(session:(\d+)\)$/u.exec(piece) ?? [];
    if (named !== undefined) {
      pieces.push({ text: named, strong, session: Number(session) });
      continue;
    }
    if (piece === '**') {
      strong = !strong;
      continue;
    }
    const text = piece.startsWith('\\') ? piece.slice(1) : piece;
    const last = pieces.at(-1);
    if (last?.strong === strong && last.session === undefined) last.text += text;
    else pieces.push({ text, strong });
  }
  return pieces;
};

/**
 * The blocks of a Markdown text of ours: headings, paragraphs, lists, strong words and the sessions they come from. Anything
 * else in it, such as HTML or another link, is text.
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
