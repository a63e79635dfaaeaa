import { createTransport } from 'nodemailer';

export interface Letter {
  /** The delivery's own key. */
  key: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** A calendar file that goes along. */
  ics?: string;
  replyTo?: string;
  /** Who writes: the programme, or the product. */
  fromName?: string;
}

interface MailServer {
  /** `smtp://user:password@host:587` or `smtps://…` */
  url: string;
  /** The address all letters come from. */
  from: string;
}

const SECOND = 1000;

/** A stranger's address or name stays one address or name, whatever stands in it. */
const one = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
const single = (address: string) => {
  if (/[\s,;<>()]/.test(address)) throw new Error('A letter goes to one address.');
  return { name: '', address };
};

/** Letters and a few marks may stand in a Message-ID as they are. */
const inMessageId = (key: string) =>
  encodeURIComponent(key).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);

const calendarFile = (content: string) => ({
  filename: 'session.ics',
  content,
  contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
});

/** Sends letters over a few lasting connections. A letter that the server refuses is a rejected promise. */
export const smtpMail = ({ url, from }: MailServer) => {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10 * SECOND,
    greetingTimeout: 10 * SECOND,
    socketTimeout: 30 * SECOND,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = from.slice(from.lastIndexOf('@') + 1);

  return {
    /** The same key gives the same Message-ID: a letter sent twice is recognised as one. */
    send: async (letter: Letter): Promise<void> => {
      await transport.sendMail({
        messageId: `<${inMessageId(letter.key)}@${host}>`,
        from: { name: one(letter.fromName ?? ''), address: from },
        to: single(letter.to),
        ...(letter.replyTo ? { replyTo: single(letter.replyTo) } : {}),
        subject: one(letter.subject),
        html: letter.html,
        text: letter.text,
        headers: { 'Auto-Submitted': 'auto-generated' },
        attachments: letter.ics ? [calendarFile(letter.ics)] : [],
      });
    },
    close: () => transport.close(),
  };
};
