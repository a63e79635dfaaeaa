import { createFileRoute } from '@tanstack/react-router';
import { SurveyPage } from '../../modules/surveys/index.ts';
import { PageNotFound } from '../PageNotFound.tsx';
import { keyIn } from '../../lib/key-in.ts';

const Page = () => {
  const id = keyIn(Route.useParams().id);
  return id === undefined ? <PageNotFound /> : <SurveyPage key={id} id={id} />;
};

export const Route = createFileRoute('/app/$enterprise/$programme/_portal/surveys/$id')({ component: Page });
