import { adminPath } from '../../../lib/paths.ts';

/** The parts of a program that its addresses contain, with its id; null stands for the platform. */
export type EventsOf = { id: number; slug: string; enterprise: { slug: string } } | null;

/** EVT-22, EVT-44, B97: the pages of whoever makes events, on the platform or in the admin portal of a program. */
export const eventAdminPages = (of: EventsOf) => {
  const onPlatform = '/main/admins/events';
  const data = of === null ? '/main/admins/event_data' : adminPath(of, 'event_data');
  return {
    list: of === null ? onPlatform : adminPath(of, 'events'),
    create: of === null ? `${onPlatform}/new` : adminPath(of, 'events/new'),
    edit: (id: number) => (of === null ? `${onPlatform}/${id}` : adminPath(of, `events/${id}`)),
    /** Of one event, or of all. */
    data: (id?: number) => `${data}${id === undefined ? '' : `?event_id=${id}`}`,
  };
};
