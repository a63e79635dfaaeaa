import { packages } from '../../../contract/credits/index.ts';
import type { Database } from '../../platform/database/open.ts';
import { insertPackages } from './store/packages.ts';

/**
 * CRD-02, CRD-03, CRD-06: the two packages of the documents, so that they exist from the first start on. One that an admin
 * has retired stays retired.
 */
export const loadPackages = (transact: Database['transact']) =>
  transact((tx) =>
    insertPackages(tx, [
      { id: packages.single, name: 'Single session', cost: 3500, credits: 1, validDuration: 60 },
      {
        id: packages.starter,
        name: 'Starter Pack',
        cost: 6000,
        credits: 3,
        validDuration: 60,
        recommended: true,
      },
    ]),
  );
