import { join } from '../endpoint.ts';
import * as calls from './endpoints.ts';
import * as shapes from './schemas.ts';

export * from './values.ts';
export type { Minutes, MinutesItem } from './schemas.ts';

export const showMinutes = join(calls.showMinutes, shapes.showMinutes);
export const addMinutesItem = join(calls.addMinutesItem, shapes.addMinutesItem);
export const changeMinutesItem = join(calls.changeMinutesItem, shapes.changeMinutesItem);
export const removeMinutesItem = join(calls.removeMinutesItem, shapes.removeMinutesItem);
export const writeMinutesNotes = join(calls.writeMinutesNotes, shapes.writeMinutesNotes);
export const makeObjectiveOfAction = join(calls.makeObjectiveOfAction, shapes.makeObjectiveOfAction);
