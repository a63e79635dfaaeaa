import type { EndpointInput } from '../../../../contract/endpoint.ts';
import { whatsAppReplies } from '../../../../contract/notifications/index.ts';
import { type App, type Exchange, handle } from '../../../platform/http.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { type Actor, anybody } from '../../../policies/actor.ts';
import { recordAudit } from '../../accounts/index.ts';
import type { Post } from '../mail.ts';
import { hearReply, replyIn } from '../whatsapp/hear.ts';
import { isSignedLately } from '../whatsapp/signed.ts';

/** A message that is not the provider's, or an old one sent again, is in the audit log, although nothing comes of it. */
const refuseForged = async ({ transact }: App<Actor>, { source: ip }: Exchange): Promise<never> => {
  await transact(({ tx, now }) =>
    recordAudit({ tx, now, actor: null, ip }, { action: 'whatsapp.reply_refused', objectType: 'reply' }),
  );
  throw new Refusal('request.untrusted', 403);
};

/** B115: what people answer to short messages. */
export const whatsAppRoutes = (app: App<Actor>, { settings }: Pick<Post, 'settings'>) => {
  const readReply = async (
    { body }: EndpointInput<typeof whatsAppReplies>,
    _actor: Actor | null,
    exchange: Exchange,
  ) => {
    const key = settings.WHATSAPP_REPLIES_KEY;
    if (key === undefined) throw new Refusal('request.unknown_address', 404);
    if (!isSignedLately(body, key, app.reading().now)) return refuseForged(app, exchange);
    return replyIn(body.payload);
  };
  handle(
    app,
    whatsAppReplies,
    anybody,
    async (work, _input, reply) => {
      await hearReply(work, reply);
      return { message: 'Heard' };
    },
    { before: readReply },
  );
};
