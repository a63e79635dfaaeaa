import { percentile, say } from './figure.ts';

/** Milliseconds that a whole answer over HTTP may take at the sizes of the quality page. */
const bound = 150;
const rounds = 20;

/** Calls of one signed-in person to the product: asked once, or measured and said. `T` is what they answer. */
export const timedCalls = <T>(url: string, headers: Record<string, string>) => {
  const ask = async (path: string): Promise<T> => {
    const reply = await fetch(url + path, { headers });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as T;
  };
  const timed = async (name: string, path: string) => {
    const times: number[] = [];
    for (let n = 0; n < rounds; n += 1) {
      const start = performance.now();
      await ask(path);
      times.push(performance.now() - start);
    }
    const value = percentile(times, 0.95);
    say({ name, value, unit: 'ms', bound: `≤ ${bound} ms`, ok: value <= bound });
  };
  return { ask, timed };
};
