import { createHmac, timingSafeEqual } from 'node:crypto';
import { Temporal } from 'temporal-polyfill';
import { requestLimits } from '../../../contract/bookings/index.ts';
import type { Upload } from '../../../contract/endpoint.ts';
import { discardFiles, type Files, newFileKey, type ReadAttachment } from '../../platform/files.ts';
import { refuseField } from '../../platform/refusal.ts';
import type { StoredAttachment } from './acts/make-booking.ts';

const field = 'booking.booking_attachments_attributes';

/** Checks and stores the files of a request, outside its transaction (BKG-33: five files, 20 MB together). */
export const storeAttachments = async (
  { files, readAttachment }: { files: Files; readAttachment: ReadAttachment },
  uploads: readonly Upload[],
): Promise<StoredAttachment[]> => {
  if (uploads.length > requestLimits.mostAttachments) refuseField(field, 'You can only upload up to 5 files.');
  const total = uploads.reduce((sum, { bytes }) => sum + bytes.length, 0);
  if (total > requestLimits.attachmentBytes) refuseField(field, 'Total file size must not exceed 20MB.');
  const maxBytes = requestLimits.attachmentBytes;
  const judged = [];
  for (const { bytes, name } of uploads) {
    const one = await readAttachment(bytes, name, { maxBytes });
    if ('problem' in one) return refuseField(field, `${name} is not one of: jpg, jpeg, png, pdf, doc, docx.`);
    judged.push(one);
  }
  const stored: StoredAttachment[] = [];
  for (const { bytes, name, extension, type } of judged) {
    const fileKey = newFileKey('booking-attachments', extension);
    await files.put(fileKey, bytes, type);
    stored.push({ fileName: name, fileType: type, fileKey, size: bytes.byteLength });
  }
  return stored;
};

/** Removes the files that were stored for a request that was then refused. */
export const discardAttachments = (files: Files) => (stored: readonly StoredAttachment[]) =>
  discardFiles(
    files,
    stored.map(({ fileKey }) => fileKey),
  );

const minutesALinkLives = 10;

const signatureOf = (attachmentId: number, expires: string, secret: string) =>
  createHmac('sha256', secret).update(`attachment ${attachmentId} ${expires}`).digest('base64url');

/** The address of a private file; it is valid for ten minutes (B45, B139). */
export const attachmentUrl = (one: { id: number; bookingId: number }, now: Temporal.Instant, secret: string) => {
  const expires = now.add({ minutes: minutesALinkLives }).epochMilliseconds.toString(36);
  return `/bookings/${one.bookingId}/attachments/${one.id}?expires=${expires}&signature=${signatureOf(one.id, expires, secret)}`;
};

/** Whether we issued this address and it has not expired. */
export const isSigned = (
  attachmentId: number,
  { expires = '', signature = '' }: { expires?: string | undefined; signature?: string | undefined },
  now: Temporal.Instant,
  secret: string,
) => {
  const expected = Buffer.from(signatureOf(attachmentId, expires, secret));
  const given = Buffer.from(signature);
  const isOurs = expected.length === given.length && timingSafeEqual(expected, given);
  return isOurs && Number.parseInt(expires, 36) >= now.epochMilliseconds;
};
