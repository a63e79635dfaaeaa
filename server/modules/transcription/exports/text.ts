import { clean, detailsOf, sectionsOf, type Section, type TranscriptFile } from './file.ts';

const textOf = ({ heading, kind, lines }: Section) => {
  const written = lines.map(({ time, text }) => {
    if (kind === 'points') return `- ${text}`;
    return time === '' ? text : `${time} ${text}`;
  });
  return `${heading}\n\n${written.join(kind === 'points' ? '\n' : '\n\n')}`;
};

/** AIT-04: the transcript as plain text. */
export const txtOf = async (file: TranscriptFile): Promise<Uint8Array> => {
  const details = detailsOf(file).map(({ label, value }) => `${label}: ${value}`);
  const blocks = [clean(file.title), details.join('\n'), ...sectionsOf(file).map(textOf)];
  return new TextEncoder().encode(`${blocks.filter((block) => block !== '').join('\n\n')}\n`);
};
