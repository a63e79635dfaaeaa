import { utf16 } from './text.ts';

/** A picture as the JPEG that goes into the file as it is. */
export interface Picture {
  bytes: Uint8Array;
  width: number;
  height: number;
}

interface Page {
  content: string;
  pictures: readonly number[];
}

const encoder = new TextEncoder();

/** Numbers in a file of this kind have no exponent. */
export const short = (value: number) => String(Math.round(value * 100) / 100);

/** From every code of the wide font to the sign itself: they are the same, whatever fonts a reader has. */
const toUnicode = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap
/CMapName /Lantern-UTF16 def /CMapType 2 def
1 begincodespacerange <0000> <ffff> endcodespacerange
${Array.from({ length: 3 }, (_, block) => {
  const rows = Array.from({ length: block === 2 ? 56 : 100 }, (_row, at) => {
    const high = (block * 100 + at).toString(16).padStart(2, '0');
    return `<${high}00> <${high}ff> <${high}00>`;
  });
  return `${rows.length} beginbfrange\n${rows.join('\n')}\nendbfrange`;
}).join('\n')}
endcmap CMapName currentdict /CMap defineresource pop end end`;

/** Where a file is being written: its bytes so far, and where each of its objects begins. */
const openWriter = () => {
  const parts: Uint8Array[] = [];
  const offsets: number[] = [];
  let length = 0;
  const put = (piece: Uint8Array) => {
    parts.push(piece);
    length += piece.length;
  };
  const write = (text: string) => put(encoder.encode(text));
  /** Objects are written in the order of their numbers, from 1. */
  const object = (body: string) => {
    offsets.push(length);
    write(`${offsets.length} 0 obj\n${body}\nendobj\n`);
  };
  const stream = (dictionary: string, bytes: Uint8Array) => {
    offsets.push(length);
    write(`${offsets.length} 0 obj\n<< ${dictionary}/Length ${bytes.length} >>\nstream\n`);
    put(bytes);
    write('\nendstream\nendobj\n');
  };
  /** The table of all objects, by which readers find them. */
  const close = (trailer: string) => {
    const table = length;
    const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
    write(`xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${rows.join('')}`);
    write(`trailer\n<< /Size ${offsets.length + 1} ${trailer} >>\nstartxref\n${table}\n%%EOF\n`);
    const whole = new Uint8Array(length);
    let at = 0;
    for (const part of parts) {
      whole.set(part, at);
      at += part.length;
    }
    return whole;
  };
  return { write, object, stream, close };
};

/** The fonts are objects 3 to 8: the two weights of Helvetica, and the reader's own Chinese font with its codes. */
const writeFonts = ({ object, stream }: Pick<ReturnType<typeof openWriter>, 'object' | 'stream'>) => {
  for (const name of ['Helvetica', 'Helvetica-Bold'])
    object(`<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`);
  object(
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light-UniGB-UTF16-H /Encoding /UniGB-UTF16-H /DescendantFonts [6 0 R] /ToUnicode 8 0 R >>',
  );
  object(
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> /FontDescriptor 7 0 R /DW 1000 /W [1 95 500 814 939 500] >>',
  );
  object(
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 4 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
  );
  stream('', encoder.encode(toUnicode));
};

/** The first object after the catalogue, the list of pages, the fonts, and what the file is. */
const firstPicture = 10;

interface About {
  title: string;
  language: string;
  size: readonly [width: number, height: number];
}

/**
 * Writes a PDF file (ISO 32000-1): its text in Helvetica, which every reader has, and in the reader's own Chinese font for
 * all other scripts, so that no font travels with it; all of it can be selected, searched and read aloud.
 */
export const writeFile = (
  pages: readonly Page[],
  pictures: readonly Picture[],
  { title, language, size }: About,
): Uint8Array => {
  const writer = openWriter();
  const { write, object, stream, close } = writer;
  const firstPage = firstPicture + pictures.length;
  const kids = pages.map((_, at) => `${firstPage + at * 2} 0 R`).join(' ');
  write('%PDF-1.7\n%\u00e2\u00e3\n');
  object(`<< /Type /Catalog /Pages 2 0 R /Lang (${language}) /ViewerPreferences << /DisplayDocTitle true >> >>`);
  object(`<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`);
  writeFonts(writer);
  object(`<< /Title <feff${utf16(title)}> /Producer (Lantern) >>`);
  for (const { bytes, width, height } of pictures)
    stream(
      `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode `,
      bytes,
    );
  for (const [at, page] of pages.entries()) {
    const shown = page.pictures.map((picture) => `/P${picture} ${firstPicture + picture} 0 R`).join(' ');
    const contents = firstPage + at * 2 + 1;
    object(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${size.map(short).join(' ')}] /Contents ${contents} 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R /F3 5 0 R >> /XObject << ${shown} >> >> >>`,
    );
    stream('', encoder.encode(page.content));
  }
  return close('/Root 1 0 R /Info 9 0 R');
};
