import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answering, show } from '../../modules/programmes/whole.fixture.tsx';
import { CreateEnterprisePage } from '../../modules/enterprises/index.ts';

const answers = { '/api/enterprise/v1/admin/current': { id: 1, enterprises: [] }, '/api/enterprise/v1/countries': [] };

afterEach(() => vi.unstubAllGlobals());

test('ENT-01 ENT-02 ENT-03 the notice, the way back to the main site, and what is missing at its field', async () => {
  vi.stubGlobal('fetch', answering(answers).fetched);
  show(<CreateEnterprisePage />);
  expect(await screen.findByText('You dont have any enterprise yet. Please create one.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go back' }).getAttribute('href')).toBe('/program-selection');
  fireEvent.click(screen.getByRole('button', { name: 'Create enterprise' }));
  expect(await screen.findByText('Company name is a required field')).toBeTruthy();
  expect(screen.getByText('Country is a required field')).toBeTruthy();
});
