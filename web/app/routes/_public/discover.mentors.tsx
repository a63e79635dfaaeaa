import { createFileRoute } from '@tanstack/react-router';
import { wordsIn } from '../../search.ts';
import { DiscoverPage, readAsked, writeAsked } from '../../../modules/discovery/index.ts';

/** DIS-08: comma lists under the names of the call; whatever else stands there is left out. */
const names = [
  'search',
  'industry',
  'language',
  'country',
  'working_experience',
  'working_experience_level',
  'gender',
  'job_role',
] as const;
const validateSearch = (search: Record<string, unknown>) => wordsIn(search, ...names);

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

export const Route = createFileRoute('/_public/discover/mentors')({ validateSearch, component: Page });
