import { join } from '../endpoint.ts';
import * as calls from './endpoints.ts';
import * as schemas from './schemas/index.ts';

export * from './values.ts';
export * from './schemas/index.ts';

export const purchasePage = join(calls.purchasePage, schemas.purchasePage);
export const validatePromoCode = join(calls.validatePromoCode, schemas.validatePromoCode);
export const checkOut = join(calls.checkOut, schemas.checkOut);
export const pendingPayment = join(calls.pendingPayment, schemas.pendingPayment);
export const thankYou = join(calls.thankYou, schemas.thankYou);
export const confirmReceipt = join(calls.confirmReceipt, schemas.confirmReceipt);
export const creditsArea = join(calls.creditsArea, schemas.creditsArea);
export const purchaseHistory = join(calls.purchaseHistory, schemas.purchaseHistory);
export const creditPurchases = join(calls.creditPurchases, schemas.creditPurchases);
export const creditPurchasesFile = join(calls.creditPurchasesFile, schemas.creditPurchasesFile);
export const refundPurchase = join(calls.refundPurchase, schemas.refundPurchase);
export const adminPromoCodes = join(calls.adminPromoCodes, schemas.adminPromoCodes);
export const adminPromoCodesFile = join(calls.adminPromoCodesFile, schemas.adminPromoCodesFile);
export const createPromoCode = join(calls.createPromoCode, schemas.createPromoCode);
export const retirePromoCode = join(calls.retirePromoCode, schemas.retirePromoCode);
export const adminPackages = join(calls.adminPackages, schemas.adminPackages);
export const createPackage = join(calls.createPackage, schemas.createPackage);
export const retirePackage = join(calls.retirePackage, schemas.retirePackage);
export const grantCredits = join(calls.grantCredits, schemas.grantCredits);
