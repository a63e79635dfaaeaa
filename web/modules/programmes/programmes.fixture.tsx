import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ProgrammeView } from '../../../contract/programmes/index.ts';
import { JoinsContext } from '../../lib/joins.ts';
import { withRouter } from '../../lib/router.fixture.tsx';
import { newQueryClient } from '../../lib/query-client.ts';
import { joins } from '../../testing/joins.fixture.tsx';
import { renderUi } from '../../ui/render.fixture.tsx';
import { ProgrammeProvider } from './this-programme.tsx';

export const alpha: ProgrammeView = {
  id: 3,
  slug: 'alpha',
  name: 'Alpha',
  description: 'All about Alpha',
  photo_url: null,
  support_email: null,
  enterprise: { id: 2, slug: 'acme', name: 'Acme' },
  privacy_settings: 'closed',
  paid_access: false,
  pairing_method: 'mentee_picks',
  is_active: true,
  is_draft: false,
  dashboard_alert: '',
  timezone: 'Asia/Kuala_Lumpur',
  start_date: null,
  end_date: null,
  white_label: {
    dashboard_primary_colour: '#7A3CC8',
    dashboard_secondary_colour: '#FFFFFF',
    newsfeed_banner: null,
    newsfeed_banner_url: null,
    signup_vertical_banner_url: '/files/banner.jpg',
    sign_up_logo_url: '/files/up.png',
    sign_in_logo_url: '/files/in.png',
    sign_up_logo_link: 'https://acme.example/up',
    sign_in_logo_link: 'https://acme.example/in',
  },
  agendas: [],
  viewer: { role_id: 1, role_name: 'Admin', user_type: 'admin', is_admin: true, is_owner: false },
};

/** One of the programmes that a mentee belongs to. */
export const mine = (id: number, name: string, active = true) => ({
  id,
  name,
  photo_url: null,
  is_active: active,
  role_name: 'Mentee',
  is_admin: false,
  is_draft: false,
  enterprise: { id: 2, name: 'Acme', slug: 'acme' },
  slug: name.toLowerCase(),
  url: `/app/acme/${name.toLowerCase()}/overviews`,
});

/** A page of the admin portal of Alpha. */
export const inAlpha = (node: ReactNode, programme: ProgrammeView = alpha) =>
  renderUi(
    <QueryClientProvider client={newQueryClient()}>
      <JoinsContext value={joins}>
        <ProgrammeProvider programme={programme}>{withRouter(node)}</ProgrammeProvider>
      </JoinsContext>
    </QueryClientProvider>,
  );
