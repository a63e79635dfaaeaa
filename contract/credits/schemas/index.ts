export * from './purchase.ts';
export * from './buying.ts';
export * from './history.ts';
export * from './admin.ts';
