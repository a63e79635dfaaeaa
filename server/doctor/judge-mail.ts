import { fault, type Finding, ok, warning } from './finding.ts';

/** Connects to the mail server and greets it; nothing is sent. `verify` is null when no mail server is set. */
export const judgeMail = async (verify: (() => Promise<void>) | null, place: string): Promise<Finding> => {
  if (verify === null)
    return warning(
      'mail',
      'No mail server is set: emails stay in the outbox, so nobody can confirm an address or reset a password.',
      'Set SMTP_URL, for example smtps://user:password@mail.example.',
    );
  try {
    await verify();
    return ok('mail', `The mail server at ${place} answers.`);
  } catch (error) {
    return fault(
      'mail',
      `The mail server at ${place} does not take our emails: ${error instanceof Error ? error.message : 'no answer'}.`,
      'Check SMTP_URL: the host, the port, smtp or smtps, the user and the password (special characters as %40 and so on).',
    );
  }
};
