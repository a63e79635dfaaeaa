/** The signs that Node's own decoder leaves as controls, as far as the tests write them. */
const signs: Record<number, string> = { 0x80: '€', 0x93: '“', 0x94: '”', 0x95: '•', 0x96: '–' };
const winAnsi = (bytes: Buffer) => Array.from(bytes, (code) => signs[code] ?? String.fromCharCode(code)).join('');

/** What a reader finds in a file: its objects by the table at its end, and the text of each page. */
export const readPdf = (bytes: Uint8Array) => {
  const raw = Buffer.from(bytes).toString('latin1');
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(raw)?.[1]);
  const offsets = [...raw.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
  const objects = offsets.map((offset, at) => {
    const end = raw.indexOf('\nendobj\n', offset);
    const body = raw.slice(offset, end);
    if (!body.startsWith(`${at + 1} 0 obj\n`)) throw new Error(`object ${at + 1} is not where the table says`);
    return body;
  });
  const pages = objects.filter((body) => body.includes('/Type /Page '));
  const textOf = (page: string) => {
    const contents = objects[Number(/\/Contents (\d+) 0 R/.exec(page)?.[1]) - 1] ?? '';
    return [...contents.matchAll(/BT (.*?) ET/gs)]
      .map(([, line = '']) =>
        [...line.matchAll(/(?:\/ActualText <feff([\da-f]+)> >> BDC )?\/(F\d) [\d.]+ Tf <([\da-f]*)> Tj/g)]
          .map(([, actual, font, hex = '']) => {
            const read = Buffer.from(actual ?? hex, 'hex');
            return actual !== undefined || font === 'F3' ? read.swap16().toString('utf16le') : winAnsi(read);
          })
          .join(''),
      )
      .join('\n');
  };
  return { objects, raw, pages: pages.map(textOf) };
};
