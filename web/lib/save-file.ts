import type { RefusalReply } from '../../contract/messages.ts';
import { CallRefused } from './call.ts';

const nameIn = (disposition: string | null) =>
  decodeURIComponent(/filename\*=UTF-8''([^;]+)/.exec(disposition ?? '')?.[1] ?? 'download');

/** Hands a file that has arrived to the browser, under the name that the server gives. */
export const keepFile = async (reply: Response) => {
  const url = URL.createObjectURL(await reply.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = nameIn(reply.headers.get('content-disposition'));
  link.click();
  URL.revokeObjectURL(url);
};

/**
 * Downloads a file and lets the browser save it under the name the server gives; if it is refused, the page stays open.
 */
export const saveFile = async (address: string, accept: string) => {
  const reply = await fetch(address, { headers: { accept } });
  if (!reply.ok) throw new CallRefused(reply.status, (await reply.json()) as RefusalReply);
  await keepFile(reply);
};
