import { createFileRoute } from '@tanstack/react-router';
import { OwnApplicationsPage } from '../../modules/applications/index.ts';
import { NpsPrompt } from '../../modules/surveys/index.ts';

/** APP-31: whoever has just applied is asked how that was. */
const Page = () => (
  <>
    <OwnApplicationsPage />
    <NpsPrompt after="application" />
  </>
);

export const Route = createFileRoute('/app/$enterprise/$programme/applications/status')({ component: Page });
