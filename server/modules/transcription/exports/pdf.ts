import pdfmake, { type Content } from 'pdfmake';
import { clean, detailsOf, sectionsOf, type Section, type TranscriptFile } from './file.ts';
import { readFonts, type Fonts } from './fonts.ts';

declare module 'pdfmake' {
  /** Its types leave out the files that it holds in memory. */
  export const virtualfs: { writeFileSync: (name: string, content: Buffer) => void };
}

/** Hands over the fonts. Nothing that somebody said makes anything else be read, from the disk or from the network. */
const setUp = ({ sources }: Fonts) => {
  const named = Object.entries(sources).map(([font, weights]) => {
    const names = { normal: `${font}-normal`, bold: `${font}-bold` };
    pdfmake.virtualfs.writeFileSync(names.normal, weights.normal);
    pdfmake.virtualfs.writeFileSync(names.bold, weights.bold);
    return [font, names] as const;
  });
  pdfmake.setFonts(Object.fromEntries(named));
  pdfmake.setLocalAccessPolicy(() => false);
  pdfmake.setUrlAccessPolicy(() => false);
};

const gray = '#555555';

const contentOf = ({ heading, kind, lines }: Section, { runsOf }: Fonts): Content[] => {
  const texts = lines.map(({ time, text }): Content => {
    const stamp = time === '' ? [] : [{ text: `${time} `, color: gray }];
    return { text: [...stamp, ...runsOf(text)], margin: [0, 0, 0, kind === 'points' ? 0 : 6] };
  });
  return [{ text: runsOf(heading), style: 'heading' }, ...(kind === 'points' ? [{ ul: texts }] : texts)];
};

/** AIT-04: the transcript as a PDF whose text can be selected. */
export const pdfOf = async (file: TranscriptFile): Promise<Uint8Array> => {
  const fonts = await readFonts();
  const { main, runsOf } = fonts;
  setUp(fonts);
  const details = detailsOf(file).map(({ label, value }) => ({
    text: [...runsOf(`${label}: `).map((run) => ({ ...run, color: gray })), ...runsOf(value)],
  }));
  const made = pdfmake.createPdf({
    pageSize: 'A4',
    pageMargins: [56, 56, 56, 64],
    info: { title: clean(file.title) },
    defaultStyle: { font: main, fontSize: 10.5, lineHeight: 1.25 },
    styles: { title: { fontSize: 20, bold: true }, heading: { fontSize: 13, bold: true, margin: [0, 14, 0, 6] } },
    content: [
      { text: runsOf(clean(file.title)), style: 'title', margin: [0, 0, 0, 8] },
      ...details,
      ...sectionsOf(file).flatMap((section) => contentOf(section, fonts)),
    ],
    footer: (page, pages) => ({
      text: runsOf(`${clean(file.words.page)} ${page} / ${pages}`),
      alignment: 'center',
      fontSize: 9,
      margin: [0, 20, 0, 0],
    }),
  });
  return new Uint8Array(await made.getBuffer());
};
