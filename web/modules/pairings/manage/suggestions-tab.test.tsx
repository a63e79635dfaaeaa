import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { serve } from '../../../testing/serve.fixture.ts';
import { inAlpha } from '../../programmes/programmes.fixture.tsx';
import { draft, draftPair } from '../matching/matching.fixture.ts';
import { PairingsPage } from './PairingsPage.tsx';
import { managementSearch } from './search.ts';

test('PAR-31 suggestions have a tab and an address of their own; what is not known in it is left out', async () => {
  const address = { tab: 'suggestions', draft: '12', filter: 'locked', page: '2', utm: 'x' };
  const asked = managementSearch.validateSearch(address);
  expect(asked).toEqual({ tab: 'suggestions', draft: '12', filter: 'locked', page: '2' });
  const { calls } = serve({
    'GET /pairings?': { pairings: [], chat_links: [], counts: { pair: 1, group: 2 }, total: 1, page: 1, max_pages: 1 },
    'GET /api/v2/matching/drafts/12': draft(),
    'GET /api/v2/matching/drafts/12/pairs': { pairs: [draftPair()], total: 21, page: 2, max_pages: 2 },
  });
  const asks: object[] = [];
  inAlpha(<PairingsPage filter={asked} zone="Asia/Kuala_Lumpur" onFilter={(next) => asks.push(next)} />);
  expect(await screen.findByRole('region', { name: 'Pairs of the draft' })).toBeTruthy();
  expect(calls.find(({ path }) => path.includes('/12/pairs'))?.path).toContain('?filter=locked&page=2');
  expect(
    screen
      .getAllByRole('tab')
      .map(({ textContent }) => textContent)
      .slice(0, 3),
  ).toEqual(['Pairs1', 'Groups2', 'Suggestions']);
  fireEvent.click(screen.getByRole('tab', { name: /^Left out/ }));
  expect(asks).toEqual([{ tab: 'suggestions', draft: 12, list: 'left_out' }]);
});
