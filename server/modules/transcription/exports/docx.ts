import { AlignmentType, Document, Footer, HeadingLevel, Packer, PageNumber, Paragraph, TextRun } from 'docx';
import { clean, detailsOf, sectionsOf, type Section, type TranscriptFile } from './file.ts';

/** Of fonts that are on most computers; the second one is for Chinese. */
const font = { ascii: 'Calibri', hAnsi: 'Calibri', cs: 'Calibri', eastAsia: 'Microsoft YaHei' };
const after = { after: 120 };
const bullets = 'points';

const paragraphsOf = ({ heading, kind, lines }: Section) => [
  new Paragraph({ text: heading, heading: HeadingLevel.HEADING_1, spacing: { before: 240, after: 120 } }),
  ...lines.map(({ time, text }) => {
    const stamp = time === '' ? [] : [new TextRun({ text: `${time} `, color: '666666' })];
    const numbering = kind === 'points' ? { numbering: { reference: bullets, level: 0 } } : {};
    return new Paragraph({ children: [...stamp, new TextRun(text)], spacing: after, ...numbering });
  }),
];

const footerOf = (page: string) =>
  new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        children: [new TextRun({ children: [`${clean(page)} `, PageNumber.CURRENT] })],
      }),
    ],
  });

/** AIT-04: the transcript as a Word document. */
export const docxOf = async (file: TranscriptFile): Promise<Uint8Array> => {
  const details = detailsOf(file).map(
    ({ label, value }) =>
      new Paragraph({ children: [new TextRun({ text: `${label}: `, bold: true }), new TextRun(value)] }),
  );
  const title = new Paragraph({ text: clean(file.title), heading: HeadingLevel.TITLE, spacing: after });
  const document = new Document({
    title: clean(file.title),
    styles: { default: { document: { run: { font, size: 22 } } } },
    numbering: {
      config: [
        {
          reference: bullets,
          levels: [
            { level: 0, format: 'bullet', text: '•', style: { paragraph: { indent: { left: 480, hanging: 240 } } } },
          ],
        },
      ],
    },
    sections: [
      {
        properties: { page: { size: { width: 11_906, height: 16_838 } } },
        footers: { default: footerOf(file.words.page) },
        children: [title, ...details, ...sectionsOf(file).flatMap(paragraphsOf)],
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
};
