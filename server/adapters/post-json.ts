const longestWait = 10_000;

interface Posted {
  url: string;
  token: string;
  /** The same key means the same thing, however often it is sent. */
  key: string;
  body: unknown;
}

/** More than any answer of a provider that we read. */
const longestAnswer = 10_000;

/** An answer that never ends does not fill the memory. */
const beginningOf = async ({ body }: Response) => {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body ?? []) {
    pieces.push(piece);
    size += piece.length;
    if (size > longestAnswer) break;
  }
  return Buffer.concat(pieces).subarray(0, longestAnswer).toString();
};

/**
 * Sends JSON to a provider with a bearer token; answers the status, and what the provider says. The token is sent to no
 * other address.
 */
export const postJson = async ({ url, token, key, body }: Posted) => {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(longestWait),
  });
  return { ok: reply.ok, status: reply.status, text: await beginningOf(reply) };
};
