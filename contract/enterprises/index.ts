import { join } from '../endpoint.ts';
import * as calls from './endpoints.ts';
import * as registration from './schemas/registration.ts';
import * as admin from './schemas/admin.ts';

export * from './values.ts';
export * from './schemas/registration.ts';
export * from './schemas/admin.ts';

export const registerEnterprise = join(calls.registerEnterprise, registration.registerEnterprise);
export const currentEnterpriseAdmin = join(calls.currentEnterpriseAdmin, registration.currentEnterpriseAdmin);
export const createEnterprise = join(calls.createEnterprise, registration.createEnterprise);
export const changeEnterpriseAdmin = join(calls.changeEnterpriseAdmin, registration.changeEnterpriseAdmin);
export const enterpriseCountries = join(calls.enterpriseCountries, registration.enterpriseCountries);
export const adminEnterprises = join(calls.adminEnterprises, admin.adminEnterprises);
export const adminEnterprisesFile = join(calls.adminEnterprisesFile, admin.adminEnterprisesFile);
