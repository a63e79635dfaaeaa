import { createFileRoute } from '@tanstack/react-router';
import { discoverySearch } from '../../search.ts';
import { DiscoverPage, readAsked, writeAsked } from '../../../modules/discovery/index.ts';

const Page = () => {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <DiscoverPage
      asked={readAsked(search)}
      onAsk={(next) => void navigate({ search: writeAsked(next), replace: true, resetScroll: false })}
    />
  );
};

export const Route = createFileRoute('/_public/discover/mentors')({ validateSearch: discoverySearch, component: Page });
