import { postJson } from './post-json.ts';

export interface ShortMessage {
  /** The same key means the same message, however often it is sent. */
  key: string;
  /** A phone number, digits only. */
  to: string;
  text: string;
}

const longestId = 200;

interface Provider {
  url: string;
  token: string;
}

/** What the provider calls the message, if it says so as `{ "id": "…" }`: a reply names it by that. */
const idIn = (text: string): string | null => {
  try {
    const { id } = (JSON.parse(text) ?? {}) as { id?: unknown };
    return typeof id === 'string' && id !== '' && id.length <= longestId ? id : null;
  } catch {
    return null;
  }
};

/**
 * Hands short messages to a provider, one POST each. When the provider refuses one, the promise is rejected; the error
 * never contains the token.
 */
export const httpWhatsApp = (provider: Provider) => ({
  send: async ({ key, to, text }: ShortMessage) => {
    const { ok, status, text: answer } = await postJson({ ...provider, key, body: { to, text } });
    if (!ok) throw new Error(`The WhatsApp provider answered ${status}.`);
    return { id: idIn(answer) };
  },
});
