import type { Call } from '../endpoint.ts';
import type * as lists from './schemas/lists.ts';
import type * as overview from './schemas/overview.ts';
import type * as reminders from './schemas/reminders.ts';
import type * as report from './schemas/report.ts';
import type * as settings from './schemas/settings.ts';

// PAR-18
export const pairingHealth: Call<typeof lists.pairingHealth> = { method: 'GET', path: '/sessions_management/main' };

export const pairingHealthFile: Call<typeof lists.pairingHealthFile> = {
  method: 'GET',
  path: '/sessions_management/main.csv',
};

export const healthOverview: Call<typeof overview.healthOverview> = {
  method: 'GET',
  path: '/sessions_management/overview',
};

// PAR-06
export const sendFeedbackReminder: Call<typeof reminders.sendFeedbackReminder> = {
  method: 'POST',
  path: '/feedback_management/send_notification',
};

export const pairingReport: Call<typeof report.pairingReport> = {
  method: 'GET',
  path: '/sessions_management/pairings/{pairingId}',
};

// PAR-22, B64
export const pairingInsight: Call<typeof report.pairingInsight> = {
  method: 'GET',
  path: '/sessions_management/pairings/{pairingId}/insight',
};

export const healthSettings: Call<typeof settings.healthSettings> = { method: 'GET', path: '/api/v2/health_settings' };

export const changeHealthSettings: Call<typeof settings.changeHealthSettings> = {
  method: 'PUT',
  path: '/api/v2/health_settings',
};
