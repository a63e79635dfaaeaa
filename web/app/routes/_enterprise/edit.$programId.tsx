import { createFileRoute } from '@tanstack/react-router';
import { EditProgrammePage } from '../../../modules/programmes/index.ts';
import { PageNotFound } from '../../PageNotFound.tsx';
import { keyIn } from '../../../lib/key-in.ts';

const Page = () => {
  const id = keyIn(Route.useParams().programId);
  return id === undefined ? <PageNotFound /> : <EditProgrammePage key={id} id={id} />;
};

export const Route = createFileRoute('/_enterprise/edit/$programId')({ component: Page });
