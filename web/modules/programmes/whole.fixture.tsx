import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { Programme, ProgrammeLine, ReflectionQuestion } from '../../../contract/programmes/index.ts';
import { setServerTime } from '../../lib/clock.ts';
import { i18n } from '../../lib/i18n.ts';
import { newQueryClient } from '../../lib/query-client.ts';
import { BrandProvider } from '../../ui/BrandProvider.tsx';
import { NavigationProvider } from '../../ui/navigation.tsx';
import { ToastHost } from '../../ui/toast.tsx';
import { alpha } from './programmes.fixture.tsx';

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
  is_draft: false,
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

/** Alpha with all its settings, as its admins see it. */
export const aProgramme = (changes: Partial<Programme> = {}): Programme => ({
  id: alpha.id,
  name: alpha.name,
  slug: alpha.slug,
  description: alpha.description,
  photo: null,
  photo_url: null,
  logo: null,
  start_date: '2026-12-01',
  end_date: '2027-02-28',
  duration: '3_months',
  timezone: 'Asia/Kuala_Lumpur',
  no_of_participants: 'less_than_20',
  template_type: 'create_my_own',
  learning_modules: [],
  support_email: null,
  pairing_method: 'mentee_picks',
  pairing_method_type: 'Traditional',
  smart_matching: false,
  privacy_settings: 'closed',
  review_settings: 'shown',
  whatsapp_notification: false,
  recording_allowed: true,
  is_active: true,
  is_draft: false,
  program_url: 'https://lantern.test/app/acme/alpha/overviews',
  invitation_type: 'Application required',
  total_users: 10,
  mentees: 7,
  mentors: 2,
  admins: 1,
  status: 'Active',
  available_roles: [],
  dashboard_alert: '',
  feedback_reminders: { sent_at: null },
  goals: [],
  white_label: alpha.white_label,
  enterprise: alpha.enterprise,
  paid_access: false,
  review_questions: [],
  setup_step: 'done',
  request_expiry_hours: 0,
  created_at: '2026-11-01T00:00:00Z',
  version: 1,
  may_toggle: true,
  missing: [],
  ...changes,
});

/** Renders it inside the product's providers, in English, on a Friday evening in Kuala Lumpur. */
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
