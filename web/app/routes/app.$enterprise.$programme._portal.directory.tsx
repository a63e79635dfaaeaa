import { createFileRoute } from '@tanstack/react-router';
import { DirectoryPage, readAsked, writeAsked } from '../../modules/discovery/index.ts';
import { discoverySearch } from '../search.ts';

const Page = () => {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <DirectoryPage
      asked={readAsked(search)}
      onAsk={(next) => void navigate({ search: writeAsked(next), replace: true, resetScroll: false })}
    />
  );
};

export const Route = createFileRoute('/app/$enterprise/$programme/_portal/directory')({
  validateSearch: discoverySearch,
  component: Page,
});
