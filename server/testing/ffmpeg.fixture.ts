import { findFfmpeg } from '../adapters/sound.ts';

/** The program that reads sound: installed with the product on Linux, elsewhere named by FFMPEG_PATH. */
export const ffmpegForTests = async (): Promise<string> => {
  const path = await findFfmpeg(process.env.FFMPEG_PATH);
  if (path === null) throw new Error('No ffmpeg was found. Install one, and name it in FFMPEG_PATH.');
  return path;
};
