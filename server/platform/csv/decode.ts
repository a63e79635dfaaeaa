/**
 * The Windows encoding's characters in the range where Latin-1 has no printable ones; Node's own decoder leaves them
 * out.
 */
const windows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const fromWindows = (bytes: Uint8Array) =>
  Buffer.from(bytes)
    .toString('latin1')
    .replaceAll(/[\u0080-\u009f]/g, (letter) => windows.charAt(letter.charCodeAt(0) - 0x80));

const looked = 4096;

/**
 * Without a mark, UTF-16 is told by its zeros: in tables, most characters are Latin letters, signs and ends of lines,
 * whose other byte is zero, and these zeros are all on the same side.
 */
const unmarkedUnicode = (bytes: Uint8Array) => {
  const start = bytes.subarray(0, looked);
  const zeros = (side: 0 | 1) => start.filter((byte, at) => byte === 0 && at % 2 === side).length;
  const [first, second] = [zeros(0), zeros(1)];
  if (first + second < start.length / 5) return null;
  if (first < second / 10) return 'utf-16le';
  return second < first / 10 ? 'utf-16be' : null;
};

/** The encoding that the file's bytes tell; null when they tell none. Excel's "Unicode text" is UTF-16. */
const encodingOf = (bytes: Uint8Array) => {
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return first === 0xef && second === 0xbb && third === 0xbf ? 'utf-8' : unmarkedUnicode(bytes);
};

const decoded = (bytes: Uint8Array, encoding: string) => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

/**
 * The text of a spreadsheet's file, which may be UTF-8, UTF-16 of either order, or in the Windows encoding. A file that
 * says it is Unicode and is not gives the line of the first character that is wrong.
 */
export const decodeFile = (bytes: Uint8Array): { text: string } | { wrongLine: number } => {
  const encoding = encodingOf(bytes);
  const text = decoded(bytes, encoding ?? 'utf-8');
  if (text !== null) return { text };
  if (encoding === null) return { text: fromWindows(bytes) };
  const [before = ''] = new TextDecoder(encoding).decode(bytes).split('\uFFFD', 1);
  return { wrongLine: before.split(/\r\n|\r|\n/).length };
};
