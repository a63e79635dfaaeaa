import { render } from '@react-email/render';
import type { Email, Envelope, RenderedLetter } from './content.ts';
import { Letter } from './frame.tsx';
import { plainLetter } from './plain.ts';
import { shortLetter } from './short.ts';

/** One email in HTML, in plain text and in the few lines of a phone. All times stand in the recipient's zone. // B114 */
export const renderEmail = async ({ write }: Pick<Email, 'write'>, envelope: Envelope): Promise<RenderedLetter> => {
  const content = write(envelope);
  const { subject, preview } = content;
  const { sender } = envelope;
  const html = await render(<Letter content={content} sender={sender} />);
  return { subject, preview, html, text: plainLetter(content, sender), short: shortLetter(content, sender) };
};
