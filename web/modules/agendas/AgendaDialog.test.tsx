import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anAgenda } from '../../../contract/agendas/agendas.fixture.ts';
import type { ProgrammeView } from '../../../contract/programmes/index.ts';
import { i18n } from '../../lib/i18n.ts';
import { newQueryClient } from '../../lib/query-client.ts';
import { BrandProvider } from '../../ui/BrandProvider.tsx';
import { NavigationProvider } from '../../ui/navigation.tsx';
import { AgendaDialog } from './AgendaDialog.tsx';

const programme = { id: 1, timezone: 'Asia/Kuala_Lumpur' } as ProgrammeView;
const agenda = (published: boolean) => anAgenda({ published, sent_updated_agenda: true });

test.each([
  ['an existing, published agenda', agenda(true), true],
  ['one that members cannot see', agenda(false), false],
  ['a new one', null, false],
])('AGD-04 the option to e-mail stands for %s as it should, and is off at first', async (_which, shown, offered) => {
  i18n.load('en', {});
  i18n.activate('en');
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={newQueryClient()}>
        <BrandProvider>
          <NavigationProvider navigate={() => {}}>
            <AgendaDialog programme={programme} agenda={shown} onClose={() => {}} />
          </NavigationProvider>
        </BrandProvider>
      </QueryClientProvider>
    </I18nProvider>,
  );
  await screen.findByRole('dialog', { name: shown ? 'Edit Agenda' : 'New Agenda' });
  const options = screen.queryAllByRole<HTMLInputElement>('checkbox', { name: 'E-mail the updated agenda' });
  expect(options.map(({ checked }) => checked)).toEqual(offered ? [false] : []);
});
