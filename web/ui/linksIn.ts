export interface Piece {
  text: string;
  /** Where it leads; null for plain text. */
  href: string | null;
}

/** Up to the first blank, quote or bracket that begins something else; no control or direction marks. */
const address = /https?:\/\/[^\s\p{C}<>"'`]+/giu;
/** A sentence ends after the address, not in it. */
const isEnd = (sign: string | undefined) => sign !== undefined && '.,;:!?)]}'.includes(sign);

const withoutEnds = (found: string) => {
  let until = found.length;
  while (isEnd(found[until - 1])) until -= 1;
  return found.slice(0, until);
};

/** Only what leads where it seems to: no name before the host, no other scheme. */
const isPlain = (href: string) => {
  if (!URL.canParse(href) || href.includes('\\')) return false;
  const { protocol, username, password, hostname } = new URL(href);
  return /^https?:$/.test(protocol) && username === '' && password === '' && hostname !== '';
};

/** The pieces of a text as somebody typed it, its links apart. Together they are the text. */
export const linksIn = (text: string): Piece[] => {
  const pieces: Piece[] = [];
  let from = 0;
  const plain = (until: number) => {
    if (until > from) pieces.push({ text: text.slice(from, until), href: null });
    from = until;
  };
  for (const { 0: found, index } of text.matchAll(address)) {
    const href = withoutEnds(found);
    if (!isPlain(href)) continue;
    plain(index);
    pieces.push({ text: href, href });
    from = index + href.length;
  }
  plain(text.length);
  return pieces;
};
