import { createFileRoute } from '@tanstack/react-router';
import { AccountSettings } from '../../../modules/accounts/index.ts';
import { CalendarFeed } from '../../../modules/calendars/index.ts';

const Tab = () => <AccountSettings more={<CalendarFeed />} />;

export const Route = createFileRoute('/_member/users/$slug/edit/')({ component: Tab });
