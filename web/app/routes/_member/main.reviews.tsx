import { createFileRoute } from '@tanstack/react-router';
import { ReviewsPage } from '../../../modules/reviews/index.ts';
import { oneOf } from '../../search.ts';

const validateSearch = ({ tab }: Record<string, unknown>): { tab?: 'given' | undefined } => ({
  tab: oneOf(['given'], tab),
});

const Page = () => <ReviewsPage tab={Route.useSearch().tab ?? 'received'} />;

export const Route = createFileRoute('/_member/main/reviews')({ validateSearch, component: Page });
