import { createFileRoute } from '@tanstack/react-router';
import { AccountSettings } from '../../../modules/accounts/index.ts';
import { CalendarFeed } from '../../../modules/calendars/index.ts';
import { BlockedPeople } from '../../../modules/safety/index.ts';

const more = (
  <>
    <CalendarFeed />
    <BlockedPeople />
  </>
);

const Tab = () => <AccountSettings more={more} />;

export const Route = createFileRoute('/_member/users/$slug/edit/')({ component: Tab });
