import type { World } from './world.fixture.ts';

const words = (content: string | ArrayBuffer | Uint8Array) =>
  typeof content === 'string' ? content : new TextDecoder().decode(content);

/** The emails that the mail server received for an address, in order of arrival. */
export const lettersTo = (world: World, address: string) =>
  world.vendors.letters
    .filter(({ to }) => to.includes(address))
    .map(({ mail }) => ({
      subject: mail.subject ?? '',
      text: (mail.text ?? '').replaceAll('\r\n', '\n'),
      html: mail.html ?? '',
      from: mail.from?.name,
      replyTo: mail.replyTo?.map((one) => one.address),
      messageId: mail.messageId,
      files: mail.attachments.map(({ filename, mimeType, content }) => ({ filename, mimeType, text: words(content) })),
    }));
export type Arrived = ReturnType<typeof lettersTo>[number];

/** The only email to this address; fails when there are two. */
export const onlyLetterTo = (world: World, address: string): Arrived => {
  const [letter, ...more] = lettersTo(world, address);
  if (!letter || more.length > 0) throw new Error(`${address} got ${letter ? more.length + 1 : 0} letters`);
  return letter;
};

/** The address of the link that begins with `start`. */
export const linkIn = ({ html }: Pick<Arrived, 'html'>, start: string) => {
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
  const link = links.find((href) => href.startsWith(start));
  if (link === undefined) throw new Error(`no link that begins with ${start} among ${links.join(', ')}`);
  return new URL(link);
};

interface Told {
  object_type: string;
  object_id: string;
  message: string;
  link_path: string;
}

/** What a person was told in the app, in order. */
export const toldTo = (world: World, userId: number) =>
  world.rows<Told>(
    'select object_type, object_id, message, link_path from notifications where user_id = $1 order by id',
    [userId],
  );

/** Sends whatever is waiting and discards it, so that a test sees only what comes afterwards. */
export const forgetTold = async (world: World) => {
  await world.runJobs();
  world.vendors.letters.length = 0;
  world.vendors.messages.length = 0;
  await world.rows('delete from notifications');
};
