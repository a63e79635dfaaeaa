import { join } from '../endpoint.ts';
import * as calls from './endpoints.ts';
import * as lists from './schemas/lists.ts';
import * as overview from './schemas/overview.ts';
import * as reminders from './schemas/reminders.ts';
import * as report from './schemas/report.ts';
import * as settings from './schemas/settings.ts';

export * from './schemas/lists.ts';
export * from './schemas/overview.ts';
export * from './schemas/report.ts';
export * from './schemas/settings.ts';
export * from './values.ts';

export const pairingHealth = join(calls.pairingHealth, lists.pairingHealth);
export const pairingHealthFile = join(calls.pairingHealthFile, lists.pairingHealthFile);
export const healthOverview = join(calls.healthOverview, overview.healthOverview);
export const sendFeedbackReminder = join(calls.sendFeedbackReminder, reminders.sendFeedbackReminder);
export const pairingReport = join(calls.pairingReport, report.pairingReport);
export const pairingInsight = join(calls.pairingInsight, report.pairingInsight);
export const healthSettings = join(calls.healthSettings, settings.healthSettings);
export const changeHealthSettings = join(calls.changeHealthSettings, settings.changeHealthSettings);
