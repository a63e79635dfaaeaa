import { planProviderNames } from '../../../contract/objectives/index.ts';
import type { Files } from '../../platform/files.ts';
import { writerAmong, type Writers } from '../../platform/language.ts';
import type { SoundReader } from '../../platform/sound.ts';
import type { SpeechService } from '../../platform/speech.ts';

/** What transcribing needs from outside; each null where the installation has none. */
export interface Means {
  files: Files;
  speech: SpeechService | null;
  sound: SoundReader | null;
  writers: Writers;
}

/** M13: where recordings and their transcripts go; null: nobody transcribes here. */
export const providerOf = ({ speech, sound, writers }: Means) => {
  if (!speech) return null;
  const writer = writerAmong(writers);
  const summary = writer && planProviderNames[writer.by];
  return { speech: speech.host, summary, reads_video: sound !== null };
};
