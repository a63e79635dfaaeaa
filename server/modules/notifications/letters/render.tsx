import { render } from '@react-email/render';
import { accountLetters } from './accounts.ts';
import { agendaLetters } from './agendas.ts';
import { applicationLetters } from './applications.ts';
import { bookingRequestLetters } from './booking-requests.ts';
import { bookingReportLetters } from './booking-reports.ts';
import { bookingLetters } from './bookings.ts';
import type { Envelope, LetterContent, RenderedLetter } from './content.ts';
import { enterpriseLetters } from './enterprises.ts';
import { Letter } from './frame.tsx';
import { invitationLetters } from './invitations.ts';
import { mentorApplicationLetters } from './mentor-applications.ts';
import { pairingLetters } from './pairings.ts';
import { plainLetter } from './plain.ts';
import { shortLetter } from './short.ts';
import { referralLetters } from './referrals.ts';

const letters = {
  ...accountLetters,
  ...enterpriseLetters,
  ...mentorApplicationLetters,
  ...applicationLetters,
  ...pairingLetters,
  ...bookingRequestLetters,
  ...bookingLetters,
  ...bookingReportLetters,
  ...referralLetters,
  ...invitationLetters,
  ...agendaLetters,
};

export type LetterKind = keyof typeof letters;
/** What each kind of letter has to be told. */
export type LetterData = { [K in LetterKind]: Parameters<(typeof letters)[K]>[0] };

const writers: { [K in LetterKind]: (data: LetterData[K], envelope: Envelope) => LetterContent } = letters;

/** Writes one letter in HTML and in plain text. All times stand in the recipient's zone. // B114 */
export const renderLetter = async <K extends LetterKind>(
  kind: K,
  data: LetterData[K],
  envelope: Envelope,
): Promise<RenderedLetter> => {
  const content = writers[kind](data, envelope);
  const { subject, preview } = content;
  const html = await render(<Letter content={content} sender={envelope.sender} />);
  const { sender } = envelope;
  return { subject, preview, html, text: plainLetter(content, sender), short: shortLetter(content, sender) };
};
