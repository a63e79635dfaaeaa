import { join } from '../endpoint.ts';
import * as calls from './endpoints.ts';
import * as schemas from './schemas.ts';

export * from './values.ts';
export * from './schemas.ts';

export const leadToPayment = join(calls.leadToPayment, schemas.leadToPayment);
export const removePayment = join(calls.removePayment, schemas.removePayment);
export const showTestGateway = join(calls.showTestGateway, schemas.showTestGateway);
export const useTestGateway = join(calls.useTestGateway, schemas.useTestGateway);
export const receiveGatewayMessage = join(calls.receiveGatewayMessage, schemas.receiveGatewayMessage);
