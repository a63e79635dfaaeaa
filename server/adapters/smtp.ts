import { createTransport } from 'nodemailer';
import sharp from 'sharp';
import { renderSVG } from 'uqr';

export interface Letter {
  /** The key of this delivery. */
  key: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** A calendar file to attach. */
  ics?: string;
  /** What its QR codes hold, in the order in which it shows them. */
  codes?: readonly string[];
  /** A PDF to attach. */
  file?: { name: string; bytes: Uint8Array };
  replyTo?: string;
  /** The sender's name: the programme's, or the product's. */
  fromName?: string;
  /** Where emails of this kind are stopped. */
  stopUrl?: string;
}

interface MailServer {
  /** `smtp://user:password@host:587` or `smtps://…` */
  url: string;
  /** The address that all emails come from. */
  from: string;
}

const SECOND = 1000;

/** Keeps a stranger's address or name on one line, so that it stays a single address or name whatever it contains. */
const one = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
const single = (address: string) => {
  if (/[\s,;<>()]/.test(address)) throw new Error('A letter goes to one address.');
  return { name: '', address };
};

/** Letters and a few other characters are allowed in a Message-ID as they are. */
const inMessageId = (key: string) =>
  encodeURIComponent(key).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);

/** What the file asks for (RFC 5546); a calendar acts on the email only when its type says the same (RFC 6047). */
const methodOf = (file: string) => /^METHOD:([A-Z]+)\r?$/m.exec(file)?.[1] ?? 'PUBLISH';

const calendarFile = (content: string) => ({
  filename: 'session.ics',
  content,
  contentType: `text/calendar; method=${methodOf(content)}; charset=utf-8`,
});

const pdfFile = ({ name, bytes }: NonNullable<Letter['file']>) => ({
  filename: one(name),
  content: Buffer.from(bytes),
  contentType: 'application/pdf',
});

/** A QR code as a picture in the email; the HTML shows it by its `cid`. */
const codePicture = async (text: string, at: number) => {
  const cid = `code-${at + 1}`;
  const content = await sharp(Buffer.from(renderSVG(text, { border: 2 })), { density: 300 })
    .resize(400, 400)
    .png()
    .toBuffer();
  return { filename: `${cid}.png`, content, contentType: 'image/png', cid };
};

/** RFC 8058: mailboxes offer to stop emails of this kind, and do it with one call. */
const stopHeaders = ({ stopUrl }: Letter) =>
  stopUrl === undefined
    ? {}
    : { 'List-Unsubscribe': `<${one(stopUrl)}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

/** Sends emails over a few long-lived connections. When the server refuses an email, the promise is rejected. */
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
    /** The same key gives the same Message-ID, so an email that is sent twice is recognised as one. */
    send: async (letter: Letter): Promise<void> => {
      await transport.sendMail({
        messageId: `<${inMessageId(letter.key)}@${host}>`,
        from: { name: one(letter.fromName ?? ''), address: from },
        to: single(letter.to),
        ...(letter.replyTo ? { replyTo: single(letter.replyTo) } : {}),
        subject: one(letter.subject),
        html: letter.html,
        text: letter.text,
        headers: { 'Auto-Submitted': 'auto-generated', ...stopHeaders(letter) },
        attachments: [
          ...(letter.ics ? [calendarFile(letter.ics)] : []),
          ...(letter.file ? [pdfFile(letter.file)] : []),
          ...(await Promise.all((letter.codes ?? []).map(codePicture))),
        ],
      });
    },
    /** Connects, greets and signs in, and sends nothing. */
    verify: async (): Promise<void> => {
      await transport.verify();
    },
    close: () => transport.close(),
  };
};
