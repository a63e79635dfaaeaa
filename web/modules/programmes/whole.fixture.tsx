import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { ProgrammeLine, ReflectionQuestion } from '../../../contract/programmes/index.ts';
import { setServerTime } from '../../lib/clock.ts';
import { i18n } from '../../lib/i18n.ts';
import { newQueryClient } from '../../lib/query-client.ts';
import { BrandProvider } from '../../ui/BrandProvider.tsx';
import { NavigationProvider } from '../../ui/navigation.tsx';
import { ToastHost } from '../../ui/toast.tsx';

export const aLine = (changes: Partial<ProgrammeLine> = {}): ProgrammeLine => ({
  id: 7,
  name: 'Future Leaders',
  slug: 'future-leaders',
  photo_url: null,
  pairing_method: 'mentee_picks',
  pairing_method_type: 'Traditional',
  start_date: '2027-01-04',
  end_date: '2027-04-04',
  invitation_type: 'Application required',
  total_users: 43,
  mentees: 30,
  mentors: 12,
  admins: 1,
  status: 'Active',
  is_active: true,
  program_url: 'https://lantern.test/app/petang/future-leaders/overviews',
  enterprise: { id: 3, slug: 'petang', name: 'Petang Bhd' },
  ...changes,
});

export const aQuestion = (id: number, changes: Partial<ReflectionQuestion> = {}): ReflectionQuestion => ({
  id,
  title: `Question ${id}`,
  description: '',
  category: 'stars',
  required: true,
  primary: false,
  primary_tag: null,
  user_type: 'mentee',
  scale_start: 1,
  scale_end: 5,
  options: [],
  stars: 5,
  ...changes,
});

/** Answers of the server by the path that is asked; what is not named is not there. */
export const answering = (answers: Readonly<Record<string, unknown>>) => {
  const asked: string[] = [];
  const fetched = (input: RequestInfo | URL) => {
    const address = input instanceof Request ? input.url : String(input);
    asked.push(address);
    const [path = ''] = address.split('?');
    const found = path in answers;
    const body = JSON.stringify(found ? answers[path] : { error: 'Not found', code: 'request.not_found' });
    return Promise.resolve(new Response(body, { status: found ? 200 : 404 }));
  };
  return { asked, fetched };
};

/** In the product's surroundings, in English, on a Friday evening in Kuala Lumpur. */
export const show = (node: ReactElement) => {
  i18n.load('en', {});
  i18n.activate('en');
  setServerTime('2026-11-20T10:00:00Z');
  const visited: string[] = [];
  const drawn = render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={newQueryClient()}>
        <BrandProvider>
          <NavigationProvider navigate={(href) => visited.push(href)}>
            {node}
            <ToastHost />
          </NavigationProvider>
        </BrandProvider>
      </QueryClientProvider>
    </I18nProvider>,
  );
  return { ...drawn, visited };
};
