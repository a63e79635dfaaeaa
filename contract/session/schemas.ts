import { z } from 'zod';
import { shape } from '../endpoint.ts';

export const csrfToken = shape({
  summary: "The token that this browser's changing calls must carry (SYS-11)",
  response: z.object({ token: z.string() }),
  refusals: [],
});

export const liveSignals = shape({
  summary: 'Server-sent events: hello {now}, refresh {keys}, clock {now}',
  answers: 'stream',
  response: z.never(),
  refusals: ['accounts.not_signed_in'],
});
