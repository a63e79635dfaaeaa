import { postJson } from './post-json.ts';

export interface ShortMessage {
  /** The same key means the same message, however often it is sent. */
  key: string;
  /** A phone number, digits only. */
  to: string;
  text: string;
}

interface Provider {
  url: string;
  token: string;
}

/**
 * Hands short messages to a provider, one POST each. When the provider refuses one, the promise is rejected; the error
 * never contains the token.
 */
export const httpWhatsApp = (provider: Provider) => ({
  send: async ({ key, to, text }: ShortMessage) => {
    const { ok, status } = await postJson({ ...provider, key, body: { to, text } });
    if (!ok) throw new Error(`The WhatsApp provider answered ${status}.`);
  },
});
