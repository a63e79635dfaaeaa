import { useLingui } from '@lingui/react/macro';
import { plainDay } from '../../../lib/time.ts';
import { useDurationWords, usePairingWords, usePrivacyWords, useReviewWords } from '../words.ts';

const useLabels = (): Readonly<Record<string, string>> => {
  const { t } = useLingui();
  return {
    'program.name': t`Program Name`,
    'program.description': t`Program Description`,
    'program.pairing_method': t`Pairing Method`,
    'program.smart_matching': t`Smart matching`,
    'program.start_date': t`Program Start Date`,
    'program.end_date': t`Program End Date`,
    'program.duration': t`Duration`,
    'program.timezone': t`Time zone`,
    'program.support_email': t`Support email`,
    'program.privacy_settings': t`Program privacy`,
    'program.review_settings': t`Review privacy`,
    'program.whatsapp_notification': t`WhatsApp notifications`,
    'program.recording_allowed': t`Recording of sessions`,
    'program.request_expiry_hours': t`Unanswered requests end after`,
    'white_label.dashboard_primary_colour': t`Primary color`,
    'white_label.dashboard_secondary_colour': t`Secondary color`,
    'white_label.sign_in_logo_link': t`Link of the sign-in logo`,
    'white_label.sign_up_logo_link': t`Link of the sign-up logo`,
    program_goals: t`Mentoring Services`,
    learning_modules: t`Learning modules`,
    impact_questions: t`Reflection questions`,
  };
};

/** The labels of fields, and their values in words. */
export const useFieldWords = () => {
  const { t } = useLingui();
  const labels = useLabels();
  const methods = usePairingWords();
  const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    'program.pairing_method': Object.fromEntries(Object.entries(methods).map(([key, { label }]) => [key, label])),
    'program.privacy_settings': usePrivacyWords(),
    'program.review_settings': useReviewWords(),
    'program.duration': useDurationWords(),
  };
  const value = (path: string, stored: unknown): string => {
    if (Array.isArray(stored)) return t`Changed`;
    if (typeof stored === 'boolean') return stored ? t`On` : t`Off`;
    if (typeof stored === 'number') return String(stored);
    if (typeof stored !== 'string' || stored === '') return t`None`;
    if (path.endsWith('_date')) return plainDay(stored);
    return words[path]?.[stored] ?? stored;
  };
  return { label: (path: string) => labels[path] ?? path, value };
};
