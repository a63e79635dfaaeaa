import { tableFile, tablePage } from '../admin-tables/endpoints.ts';
import type { Call } from '../endpoint.ts';
import { enterpriseTable } from './values.ts';
import type * as registration from './schemas/registration.ts';
import type * as admin from './schemas/admin.ts';

export const registerEnterprise: Call<typeof registration.registerEnterprise> = {
  method: 'POST',
  path: '/api/enterprise/v1/auth/sign_up',
};

export const currentEnterpriseAdmin: Call<typeof registration.currentEnterpriseAdmin> = {
  method: 'GET',
  path: '/api/enterprise/v1/admin/current',
};

export const createEnterprise: Call<typeof registration.createEnterprise> = {
  method: 'POST',
  path: '/api/enterprise/v1/admin/enterprise',
};

export const changeEnterpriseAdmin: Call<typeof registration.changeEnterpriseAdmin> = {
  method: 'PATCH',
  path: '/api/enterprise/v1/admin/current',
};

export const enterpriseCountries: Call<typeof registration.enterpriseCountries> = {
  method: 'GET',
  path: '/api/enterprise/v1/countries',
};

export const adminEnterprises: Call<typeof admin.adminEnterprises> = tablePage(enterpriseTable);
export const adminEnterprisesFile: Call<typeof admin.adminEnterprisesFile> = tableFile(enterpriseTable);
