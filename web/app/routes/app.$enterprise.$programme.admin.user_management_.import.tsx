import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { ImportPage } from '../../modules/programmes/index.ts';
import { keyIn } from '../../lib/key-in.ts';

const Page = () => {
  const navigate = useNavigate({ from: Route.fullPath });
  return (
    <ImportPage
      importId={Route.useSearch().file}
      onImport={(file) => void navigate({ search: file === undefined ? {} : { file } })}
    />
  );
};

export const Route = createFileRoute('/app/$enterprise/$programme/admin/user_management_/import')({
  validateSearch: (given: Record<string, unknown>): { file?: number } => {
    const file = keyIn(given.file);
    return file === undefined ? {} : { file };
  },
  component: Page,
});
