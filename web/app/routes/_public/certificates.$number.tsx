import { createFileRoute } from '@tanstack/react-router';
import { CertificatePage } from '../../../modules/records/index.ts';

const Page = () => {
  const { number } = Route.useParams();
  return <CertificatePage key={number} number={number} />;
};

export const Route = createFileRoute('/_public/certificates/$number')({ component: Page });
