import { createFileRoute } from '@tanstack/react-router';
import { SurveyAdminPage } from '../../modules/surveys/index.ts';
import { PageNotFound } from '../PageNotFound.tsx';
import { keyIn } from '../../lib/key-in.ts';

/** 'new', or the id of a survey. */
const Page = () => {
  const { surveyId } = Route.useParams();
  const id = surveyId === 'new' ? null : keyIn(surveyId);
  return id === undefined ? <PageNotFound /> : <SurveyAdminPage key={id} id={id} />;
};

export const Route = createFileRoute('/app/$enterprise/$programme/admin/surveys/$surveyId')({ component: Page });
