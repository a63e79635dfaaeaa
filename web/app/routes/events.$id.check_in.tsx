import { createFileRoute } from '@tanstack/react-router';
import { paths } from '../../lib/paths.ts';
import { productName } from '../../lib/product.ts';
import { CheckInPage } from '../../modules/events/index.ts';
import { AppFrame } from '../../ui/frames/AppFrame.tsx';
import { TopBar } from '../../ui/frames/TopBar.tsx';
import { keyIn } from '../../lib/key-in.ts';
import { wordsIn } from '../search.ts';
import { SignedIn } from '../SignedIn.tsx';

const Page = () => {
  const id = keyIn(Route.useParams().id);
  const { code } = Route.useSearch();
  const navigate = Route.useNavigate();
  const brand = { name: productName(), href: paths.landing() };
  return (
    <SignedIn at={paths.signIn()}>
      {(me) => (
        <AppFrame topBar={<TopBar height={60} tone="plain" brand={brand} />}>
          <CheckInPage
            key={me.id}
            id={id}
            meId={me.id}
            code={code}
            onCodeUsed={() => void navigate({ search: {}, replace: true, resetScroll: false })}
          />
        </AppFrame>
      )}
    </SignedIn>
  );
};

export const Route = createFileRoute('/events/$id/check_in')({
  validateSearch: (search: Record<string, unknown>) => wordsIn(search, 'code'),
  component: Page,
});
