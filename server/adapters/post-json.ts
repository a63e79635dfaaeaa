const longestWait = 10_000;

interface Posted {
  url: string;
  token: string;
  /** The same key means the same thing, however often it is sent. */
  key: string;
  body: unknown;
}

/** Sends JSON to a provider with a bearer token and answers the status. The token is sent to no other address. */
export const postJson = async ({ url, token, key, body }: Posted) => {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(longestWait),
  });
  await reply.body?.cancel();
  return { ok: reply.ok, status: reply.status };
};
