import { createFileRoute } from '@tanstack/react-router';
import { EventPage, eventPageSearch } from '../../../modules/events/index.ts';
import { keyIn } from '../../../lib/key-in.ts';

const Page = () => <EventPage {...Route.useSearch()} id={keyIn(Route.useParams().id)} />;

export const Route = createFileRoute('/_public/events/$id/')({ validateSearch: eventPageSearch, component: Page });
