import { createHmac } from 'node:crypto';
import { whatsAppReplies } from '../../../../contract/notifications/index.ts';
import { openWorld, type World } from '../../../testing/world.fixture.ts';

export const repliesKey = 'only-the-provider-has-this-key';

/** Whose phone has which number. */
export const phones = { mentor: '60123456789', mentee: '60198765432' } as const;
export type Phoned = keyof typeof phones;

/** A world in which the provider of short messages tells of replies, to a mentor and a mentee who have WhatsApp on. */
export const openPhones = async () => {
  const world = await openWorld();
  world.settings.WHATSAPP_REPLIES_KEY = repliesKey;
  for (const [person, number] of Object.entries(phones))
    await world.rows('update users set whatsapp_notification = true, phone_no = $1 where id = $2', [
      number,
      world.ids[person as Phoned],
    ]);
  return world;
};

/** The tests of other files have no such provider. */
export const hangUp = (world: World) => {
  world.settings.WHATSAPP_REPLIES_KEY = undefined;
};

interface Signing {
  by?: string;
  /** Seconds since the clock of the world. */
  ago?: number;
  as?: (signature: string) => string;
}

/** Hands in a text as the provider signs it. */
export const handIn = (
  world: World,
  payload: string,
  { by = repliesKey, ago = 0, as = (one) => one }: Signing = {},
) => {
  const seconds = Math.floor(world.clock.now().epochMilliseconds / 1000) - ago;
  const hex = createHmac('sha256', by).update(`${seconds}.${payload}`).digest('hex');
  return world.newBrowser().inject({
    method: 'POST',
    url: whatsAppReplies.path,
    headers: { 'content-type': 'application/json', 'x-lantern-signature': as(`t=${seconds},v1=${hex}`) },
    payload,
  });
};

let told = 0;
interface Replied {
  id?: string;
  button?: string;
  to?: string | null;
}

/** Somebody writes to us from their phone; `to` is the message that they answer. */
export const reply = async (
  world: World,
  from: string,
  text: string,
  { id = `wamid.in.${(told += 1)}`, button, to = null }: Replied = {},
) => {
  const payload = JSON.stringify({ id, from, text, ...(button !== undefined && { button }), reply_to: to });
  const { statusCode } = await handIn(world, payload);
  if (statusCode !== 200) throw new Error(`not heard: ${statusCode}`);
  await world.runJobs();
};

/** What a phone received, in order. */
export const received = (world: World, number: string) => world.vendors.messages.filter(({ to }) => to === number);

/** The last message that a phone received. */
export const lastOn = (world: World, person: Phoned) => {
  const last = received(world, phones[person]).at(-1);
  if (!last) throw new Error(`nothing was sent to the ${person}`);
  return last;
};

/** What we last answered to a reply of this person, beside what they are told of the session itself. */
export const answerTo = (world: World, person: Phoned) => {
  const last = received(world, phones[person]).findLast(({ key }) => key.startsWith('whatsapp.'));
  if (!last) throw new Error(`the ${person} had no answer`);
  return last;
};

export const statusOf = async (world: World, id: number) =>
  (await world.rows<{ status: string }>('select status from bookings where id = $1', [id]))[0]?.status;
