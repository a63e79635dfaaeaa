import type { Media } from './engine/calls.ts';
import { bothOn, type Switched } from './engine/devices.ts';

const key = (bookingId: number | undefined) => `room-${bookingId}`;
const mediaKey = (bookingId: number | undefined) => `${key(bookingId)}-media`;

/** Whether this tab was in the room before it was reloaded. */
export const wasInside = (bookingId: number | undefined) => sessionStorage.getItem(key(bookingId)) !== null;

export const keepInside = (bookingId: number | undefined) => sessionStorage.setItem(key(bookingId), 'inside');

export const forgetInside = (bookingId: number | undefined) => {
  sessionStorage.removeItem(key(bookingId));
  sessionStorage.removeItem(mediaKey(bookingId));
};

/** Which devices are on: after a reload nobody is seen or heard who was not before. */
export const keepMedia = (bookingId: number | undefined, { microphone, camera }: Media) =>
  sessionStorage.setItem(mediaKey(bookingId), JSON.stringify({ audio: microphone, video: camera }));

/** Before joining, both are on in the preview. */
export const mediaBefore = (bookingId: number | undefined): Switched => {
  const kept = wasInside(bookingId) ? sessionStorage.getItem(mediaKey(bookingId)) : null;
  return kept === null ? bothOn : (JSON.parse(kept) as Switched);
};
