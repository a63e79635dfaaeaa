import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { serve } from '../testing/serve.fixture.ts';
import { renderUi } from '../ui/render.fixture.tsx';
import { newQueryClient } from './query-client.ts';
import { SaveCsv } from './SaveCsv.tsx';

const address = '/app/acme/alpha/admin/user_management.csv?is_csv=true';

/** Presses the button; returns what was requested, what was saved under which name, and what was logged. */
const press = (answer: () => Response) => {
  const seen = { asked: [] as string[], saved: [] as string[], logged: [] as unknown[] };
  serve({
    'GET /app/acme/alpha/admin/user_management.csv': ({ path }) => {
      seen.asked.push(path);
      return answer();
    },
  });
  vi.stubGlobal('reportError', (fault: unknown) => seen.logged.push(fault));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    seen.saved.push(this.download);
  });
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} });
  renderUi(
    <QueryClientProvider client={newQueryClient()}>
      <SaveCsv address={address} />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
  return seen;
};

test('SYS-04 the file is saved under the name that the server gives it', async () => {
  const name = "attachment; filename*=UTF-8''Participants%2020-11-2026.csv";
  const seen = press(() => new Response('Name', { headers: { 'content-disposition': name } }));
  expect(await screen.findByText('Your download has started.')).toBeTruthy();
  expect(seen).toEqual({ asked: [address], saved: ['Participants 20-11-2026.csv'], logged: [] });
});

test('SYS-01 SYS-05 SYS-10 a file that does not come is logged and said, and the page stays', async () => {
  const lost = new TypeError('Failed to fetch');
  const seen = press(() => {
    throw lost;
  });
  expect(await screen.findByText('Oops, something went wrong!')).toBeTruthy();
  expect(screen.queryByText('Your download has started.')).toBeNull();
  expect([seen.saved, seen.logged]).toEqual([[], [lost]]);
});

test('SYS-05 SYS-10 a file that is refused is logged, and said in the words of the server', async () => {
  const error = 'Too many requests. Please try again later.';
  const seen = press(() => Response.json({ error, code: 'request.too_many' }, { status: 429 }));
  expect(await screen.findByText(error)).toBeTruthy();
  await waitFor(() => expect(seen.logged).toMatchObject([{ status: 429 }]));
  expect(seen.saved).toEqual([]);
});
