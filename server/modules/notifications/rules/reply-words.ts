/** What a reply to a short message says. */
export interface Said {
  said: 'accept' | 'decline' | 'late' | 'stop' | 'other';
  minutes: number | null;
}

const words: Readonly<Record<string, Said['said']>> = {
  accept: 'accept',
  yes: 'accept',
  decline: 'decline',
  no: 'decline',
  stop: 'stop',
};

const late = /^(?:running )?late(?: (\d{1,3}))?(?: ?(?:m|min|mins|minute|minutes))?$/;
/** Who is later than that does not come. */
const mostMinutes = 120;

/** As people type it: 'Accept', ' yes! ', 'Running late, 10 min'. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\p{P}_\s]+/gu, ' ')
    .trim();

/** Reads a reply, or what stands behind a button (B115). Whatever is not one of our words is 'other'. */
export const readReply = (text: string): Said => {
  const given = plain(text);
  const found = Object.hasOwn(words, given) ? words[given] : undefined;
  if (found !== undefined) return { said: found, minutes: null };
  const match = late.exec(given);
  if (match === null) return { said: 'other', minutes: null };
  const minutes = match[1] === undefined ? 0 : Number(match[1]);
  return { said: 'late', minutes: minutes > 0 && minutes <= mostMinutes ? minutes : null };
};
