// Finds a Chromium to look at pages with: the system's own, Debian's package where we may install it, or Playwright's.
// Prefers the headless shell where available: a whole browser does twice the work for each page.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { bin } from './house.mjs';

const shell = 'chromium-headless-shell';
const wholes = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Flags for every start: no sandbox (containers), no traffic of its own. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // For meetings: a fake camera and microphone that need no permission.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];

const isProgram = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onPath = (names) => {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
};

const named = () => {
  const { CHROMIUM } = process.env;
  return CHROMIUM && isProgram(CHROMIUM) ? CHROMIUM : undefined;
};

const quietly = (command, args) => spawnSync(command, args, { stdio: 'ignore', timeout: 300_000 }).status === 0;

const ofDebian = () => {
  const mayInstall = process.getuid?.() === 0 && process.env.CI && existsSync(join('/usr/bin', 'apt-get'));
  if (!mayInstall) return undefined;
  quietly('apt-get', ['update', '-q']);
  const install = (name) => quietly('apt-get', ['install', '-qy', '--no-install-recommends', name]);
  if (install(shell)) return onPath([shell]);
  return onPath(wholes) ?? (install('chromium') ? onPath(wholes) : undefined);
};

const ofPlaywright = async () => {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  if (!existsSync(path)) quietly(bin('playwright'), ['install', 'chromium']);
  return existsSync(path) ? path : undefined;
};

/** The path of a Chromium; installs one where that is allowed, and explains what to do when none is available. */
export const findChromium = async () => {
  const found = named() ?? onPath([shell]) ?? ofDebian() ?? onPath(wholes) ?? (await ofPlaywright());
  if (found) return found;
  throw new Error('No Chromium was found. Install one (Debian: apt-get install chromium), or name it in CHROMIUM.');
};
