import { vi } from 'vitest';

interface Asked {
  method: string;
  path: string;
  body: unknown;
}
/** What the server answers: a body, a status other than 200 with one, or a reply with its headers. */
type Answer = object | { status: number; body: object };

/** Answers every call by the first entry whose 'GET /path' its address begins with; hands back what was asked. */
export const serve = (answers: Readonly<Record<string, Answer | ((asked: Asked) => Answer | Promise<Answer>)>>) => {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const one: Asked = {
      method: init.method ?? 'GET',
      path: address,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
    };
    if (address === '/csrf') return Response.json({ token: 't' });
    asked.push(one);
    const [, entry] = Object.entries(answers).find(([key]) => `${one.method} ${address}`.startsWith(key)) ?? [];
    if (entry === undefined) return Response.json({ error: 'Not there', code: 'x' }, { status: 404 });
    const answer = await (typeof entry === 'function' ? entry(one) : entry);
    if (answer instanceof Response) return answer;
    const refused = 'status' in answer && typeof answer.status === 'number' && 'body' in answer;
    return refused ? Response.json(answer.body, { status: answer.status as number }) : Response.json(answer);
  });
  return asked;
};
