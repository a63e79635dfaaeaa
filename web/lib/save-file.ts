import type { RefusalReply } from '../../contract/messages.ts';
import { CallRefused } from './call.ts';

const nameIn = (disposition: string | null) =>
  decodeURIComponent(/filename\*=UTF-8''([^;]+)/.exec(disposition ?? '')?.[1] ?? 'download');

/** Hands a file to the browser under this name. */
export const keepBlob = (blob: Blob, name: string) => {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
};

/** The same with one that has arrived, under the name that the server gives. */
export const keepFile = async (reply: Response) =>
  keepBlob(await reply.blob(), nameIn(reply.headers.get('content-disposition')));

/**
 * Downloads a file and lets the browser save it under the name the server gives; if it is refused, the page stays open.
 */
export const saveFile = async (address: string, accept: string) => {
  const reply = await fetch(address, { headers: { accept } });
  if (!reply.ok) throw new CallRefused(reply.status, (await reply.json()) as RefusalReply);
  await keepFile(reply);
};
