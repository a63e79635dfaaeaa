import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';

export interface Told {
  event: string;
  data: unknown;
}

const readTold = (text: string): Told => ({
  event: /^event: (.*)$/m.exec(text)?.[1] ?? '',
  data: JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? 'null') as unknown,
});

/** Opens a page's event stream and waits for the first message on it. */
export const openStream = async (url: string, session: string, path = '/api/v2/my/live', first = 'hello') => {
  const asked = get(`${url}${path}`, { headers: { cookie: `session=${session}` } });
  const [reply] = (await once(asked, 'response')) as [IncomingMessage];
  const told: Told[] = [];
  const waiting = new Set<() => void>();
  let unread = '';
  reply.setEncoding('utf8').on('data', (words: string) => {
    const parts = (unread + words).split('\n\n');
    unread = parts.pop() ?? '';
    told.push(...parts.filter((part) => /^event: /m.test(part)).map(readTold));
    for (const look of waiting) look();
  });
  // A server that was killed cuts the stream off, which counts as an end too.
  const ended = new Promise<void>((resolve) => void reply.on('error', () => {}).once('close', resolve));
  /** The first matching message, whether it has arrived already or is still to come. */
  const hears = (is: (one: Told) => boolean) =>
    new Promise<Told>((resolve) => {
      const look = () => {
        const found = told.find(is);
        if (found) resolve(found);
        if (found) waiting.delete(look);
      };
      waiting.add(look);
      look();
    });
  await hears(({ event }) => event === first);
  return { status: reply.statusCode, told, hears, ended, close: () => asked.destroy() };
};
