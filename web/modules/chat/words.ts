import { useLingui } from '@lingui/react/macro';
import type { ChatEmoji } from '../../../contract/chat/values.ts';
import { serverNow } from '../../lib/clock.ts';
import { dayAndMonth, dayIn, longDay, timeOfDay } from '../../lib/time.ts';

/** Today, Yesterday, or the day. */
export const useDayWords = (zone: string) => {
  const { t } = useLingui();
  return (at: string) => {
    const day = dayIn(at, zone);
    const now = serverNow();
    if (day === dayIn(now, zone)) return t`Today`;
    return day === dayIn(now.subtract({ hours: 24 }), zone) ? t`Yesterday` : longDay(at, zone);
  };
};

/** In a list: the time of today's, the day of the others. */
export const shortWhen = (at: string, zone: string) =>
  dayIn(at, zone) === dayIn(serverNow(), zone) ? timeOfDay(at, zone) : dayAndMonth(at, zone);

export const useEmojiNames = (): Record<ChatEmoji, string> => {
  const { t } = useLingui();
  return {
    '👍': t`Thumbs up`,
    '❤️': t`Heart`,
    '😂': t`Laughing`,
    '🎉': t`Celebration`,
    '🙏': t`Thank you`,
    '😮': t`Surprised`,
  };
};

interface Content {
  text: string | null;
  file_name: string | null;
  deleted: boolean;
}

/** A message in one line: its words, or the name of its file. */
export const useContentWords = () => {
  const { t } = useLingui();
  return ({ text, file_name: file, deleted }: Content) => {
    if (deleted) return t`This message was deleted`;
    if (text) return text;
    return file === null ? '' : t`File: ${file}`;
  };
};
