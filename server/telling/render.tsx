import { render } from '@react-email/render';
import type { Email, Envelope, RenderedLetter } from './content.ts';
import { Letter } from './frame.tsx';
import { plainLetter } from './plain.ts';
import { shortLetter } from './short.ts';

/**
 * Renders one email as HTML, as plain text and as a few lines for a phone. All times are in the recipient's zone. //
 * B114
 */
export const renderEmail = async ({ write }: Pick<Email, 'write'>, envelope: Envelope): Promise<RenderedLetter> => {
  const content = write(envelope);
  const { subject, preview } = content;
  const { sender } = envelope;
  const html = await render(<Letter content={content} sender={sender} />);
  const codes = (content.codes ?? []).map(({ text }) => text);
  const [text, short] = [plainLetter(content, sender), shortLetter(content, sender)];
  return { subject, preview, html, text, short, codes, link: content.button?.url ?? null };
};
