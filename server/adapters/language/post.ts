const longestWait = 90_000;
const largestAnswer = 1_000_000;

/** Sends JSON to a provider, and reads its answer as JSON. An error never contains the key, or what was sent. */
export const postForJson = async (url: string, headers: Record<string, string>, body: unknown): Promise<unknown> => {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(longestWait),
  });
  if (!reply.ok) {
    await reply.body?.cancel();
    throw new Error(`The provider answered ${reply.status}.`);
  }
  const text = await reply.text();
  if (text.length > largestAnswer) throw new Error('The provider sent too much.');
  return jsonIn(text);
};

/** A text as JSON; rejects with words that do not repeat it. */
export const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('The provider sent no JSON.');
  }
};
