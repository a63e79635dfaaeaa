import { createFileRoute } from '@tanstack/react-router';
import { wordsIn } from '../../search.ts';
import { readIds, ResultPage, writeList } from '../../../modules/discovery/index.ts';

const validateSearch = (search: Record<string, unknown>) => wordsIn(search, 'ind', 'ski');

const Page = () => {
  const { ind, ski } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ResultPage
      industries={readIds(ind)}
      skills={readIds(ski)}
      onAsk={(industries, skills) =>
        void navigate({
          search: { ind: writeList(industries), ski: writeList(skills) },
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
};

export const Route = createFileRoute('/_public/main/discover/result')({ validateSearch, component: Page });
