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

const longestWait = 10_000;

/**
 * Hands short messages to a provider, one POST each. When the provider refuses one, the promise is rejected; the error
 * never contains the token.
 */
export const httpWhatsApp = ({ url, token }: Provider) => ({
  send: async ({ key, to, text }: ShortMessage) => {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ to, text }),
      // The token must not be sent to any other address.
      redirect: 'error',
      signal: AbortSignal.timeout(longestWait),
    });
    await reply.body?.cancel();
    if (!reply.ok) throw new Error(`The WhatsApp provider answered ${reply.status}.`);
  },
});
