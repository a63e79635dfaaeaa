import * as contract from '../../../contract/credits/index.ts';
import { type App, handle } from '../../platform/http.ts';
import { inOwnAccount } from '../../policies/accounts.ts';
import { type Actor, anybody, signedIn } from '../../policies/actor.ts';
import { creditAdminRoutes } from './routes/admin.ts';
import { checkOut } from './buy/check-out.ts';
import { buyerOf, ownerOf, showCredits, showHistory, showPurchase, showPurchasePage, showThanks } from './buy/show.ts';
import { validate } from './promo/validate.ts';
import { confirmTracker } from './store/promos.ts';

interface CreditSettings {
  PRODUCT_NAME: string;
}

const buyer = buyerOf(({ params }: { params: { id: number } }) => params.id);

const historyRoutes = (app: App<Actor>, { PRODUCT_NAME: seller }: CreditSettings) => {
  handle(app, contract.pendingPayment, buyer, (work, _input, row) => showPurchase(work, row));
  handle(app, contract.thankYou, buyer, (work, _input, row) => showThanks(work, row));
  handle(app, contract.creditsArea, signedIn, (work, { query }) => showCredits(work, query.page));
  handle(
    app,
    contract.purchaseHistory,
    ownerOf(({ params }) => params.id),
    (work, { query }, person) => showHistory(work, { person, page: query.page, seller }),
  );
};

export const creditRoutes = (app: App<Actor>, settings: CreditSettings, canPay: () => boolean) => {
  handle(app, contract.purchasePage, anybody, (work, { params, query }) => {
    const { quantity, promo_code_id: promoCodeId = null } = query;
    return showPurchasePage(work, { packageId: params.id, quantity, promoCodeId }, canPay());
  });
  handle(app, contract.validatePromoCode, signedIn, (work, { body }) =>
    validate(work, { code: body.promo_code, packageId: body.package_id }),
  );
  handle(app, contract.checkOut, inOwnAccount, async (work, { body }) => ({
    location: await checkOut(work, body.user_subscription, canPay()),
  }));
  handle(app, contract.confirmReceipt, signedIn, async ({ tx, actor, refresh }, { body }) => {
    await confirmTracker(tx, actor.id, body.promo_code_id);
    refresh({ people: [actor.id], keys: ['me'] });
    return { message: 'Thank you' };
  });
  historyRoutes(app, settings);
  creditAdminRoutes(app);
};
