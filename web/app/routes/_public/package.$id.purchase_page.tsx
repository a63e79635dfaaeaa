import { createFileRoute } from '@tanstack/react-router';
import { PurchasePage } from '../../../modules/credits/index.ts';
import { keyIn } from '../../../lib/key-in.ts';
import { wordsIn } from '../../search.ts';

const validateSearch = (search: Record<string, unknown>): { quantity?: number; promo_code?: string } => {
  const quantity = keyIn(search.quantity);
  return { ...wordsIn(search, 'promo_code'), ...(quantity !== undefined && { quantity }) };
};

const Page = () => {
  const { quantity = 1, promo_code: promoCode = '' } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <PurchasePage
      id={keyIn(Route.useParams().id)}
      quantity={quantity}
      promoCode={promoCode}
      onChoose={(next) =>
        void navigate({
          to: '/package/$id/purchase_page',
          params: { id: String(next.id) },
          search: (before) => ({ ...before, quantity: next.quantity }),
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
};

export const Route = createFileRoute('/_public/package/$id/purchase_page')({ validateSearch, component: Page });
