export * from './admin.ts';
export * from './desk.ts';
export * from './reading.ts';
export * from './saving.ts';
export * from './taking.ts';
