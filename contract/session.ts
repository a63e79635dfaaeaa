import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const csrfToken = endpoint({
  method: 'GET',
  path: '/csrf',
  summary: "The token that this browser's changing calls must carry (SYS-11)",
  response: z.object({ token: z.string() }),
  refusals: [],
});

/** Tells an open page which of its queries are out of date. */
export const liveSignals = endpoint({
  method: 'GET',
  path: '/api/v2/my/live',
  summary: 'Server-sent events: hello {now}, refresh {keys}, clock {now}',
  response: z.never(),
  refusals: ['accounts.not_signed_in'],
  answers: 'stream',
});
