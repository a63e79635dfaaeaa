import type { Call } from '../endpoint.ts';
import { tableFile, tablePage } from '../admin-tables/endpoints.ts';
import type * as admin from './schemas/admin.ts';
import type * as buying from './schemas/buying.ts';
import type * as history from './schemas/history.ts';
import { promoTable, purchaseTable } from './values.ts';

export const purchasePage: Call<typeof buying.purchasePage> = { method: 'GET', path: '/package/{id}/purchase_page' };

export const validatePromoCode: Call<typeof buying.validatePromoCode> = {
  method: 'POST',
  path: '/promo_codes/validate',
};

export const checkOut: Call<typeof buying.checkOut> = { method: 'POST', path: '/subscriptions' };

export const pendingPayment: Call<typeof buying.pendingPayment> = {
  method: 'GET',
  path: '/subscriptions/{id}/pending_payment',
};

export const thankYou: Call<typeof buying.thankYou> = { method: 'GET', path: '/subscriptions/{id}/thank_you' };

export const confirmReceipt: Call<typeof buying.confirmReceipt> = {
  method: 'POST',
  path: '/users/current/confirmation_receipt',
};

export const creditsArea: Call<typeof history.creditsArea> = { method: 'GET', path: '/subscriptions' };

export const purchaseHistory: Call<typeof history.purchaseHistory> = {
  method: 'GET',
  path: '/users/{id}/purchase_history',
};

export const creditPurchases: Call<typeof admin.creditPurchases> = tablePage(purchaseTable);
export const creditPurchasesFile: Call<typeof admin.creditPurchasesFile> = tableFile(purchaseTable);

export const refundPurchase: Call<typeof admin.refundPurchase> = {
  method: 'POST',
  path: '/main/admins/credit_purchases/{id}/refund',
};

export const adminPromoCodes: Call<typeof admin.adminPromoCodes> = tablePage(promoTable);
export const adminPromoCodesFile: Call<typeof admin.adminPromoCodesFile> = tableFile(promoTable);

export const createPromoCode: Call<typeof admin.createPromoCode> = {
  method: 'POST',
  path: '/main/admins/promo_codes',
};

export const retirePromoCode: Call<typeof admin.retirePromoCode> = {
  method: 'POST',
  path: '/main/admins/promo_codes/{id}/retire',
};

export const adminPackages: Call<typeof admin.adminPackages> = {
  method: 'GET',
  path: '/main/admins/credit_packages.json',
};

export const createPackage: Call<typeof admin.createPackage> = {
  method: 'POST',
  path: '/main/admins/credit_packages',
};

export const retirePackage: Call<typeof admin.retirePackage> = {
  method: 'POST',
  path: '/main/admins/credit_packages/{id}/retire',
};

export const grantCredits: Call<typeof admin.grantCredits> = {
  method: 'POST',
  path: '/main/admins/credit_grants',
};
