import { downloadOwnData } from '../../../contract/accounts-own.ts';
import type { RefusalReply } from '../../../contract/messages.ts';
import { CallRefused } from '../../lib/call.ts';

const nameIn = (disposition: string | null) =>
  decodeURIComponent(/filename\*=UTF-8''([^;]+)/.exec(disposition ?? '')?.[1] ?? 'data.zip');

/** Asks for the ZIP (M22) and hands it to the browser to save; a refusal stays in the page. */
export const saveOwnData = async () => {
  const reply = await fetch(downloadOwnData.path, { headers: { accept: 'application/zip' } });
  if (!reply.ok) throw new CallRefused(reply.status, (await reply.json()) as RefusalReply);
  const address = URL.createObjectURL(await reply.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = nameIn(reply.headers.get('content-disposition'));
  link.click();
  URL.revokeObjectURL(address);
};
