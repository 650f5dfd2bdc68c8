import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import type { AnyMachineSnapshot } from 'xstate';
import { pictureFile, picturesFolder } from '../../src/tools/atlas/pictures.ts';
import { leavesOf } from './oracle/recorder.ts';

const isWanted = process.env.DAYLIGHT_PICTURES === '1';
/** Still legible, and about 20 kB. */
const scale = 0.625;
const taken = new Set<string>();

/** Takes a picture for the atlas of the page in a flow's state, if wanted and not taken yet in this run. */
export async function takePicture(page: Page, flow: string, snapshot: AnyMachineSnapshot): Promise<void> {
  const file = path.join(picturesFolder, pictureFile(flow, leavesOf(snapshot)));
  if (!isWanted || taken.has(file)) return;
  taken.add(file);
  const devtools = await page.context().newCDPSession(page);
  const { cssVisualViewport: seen } = await devtools.send('Page.getLayoutMetrics');
  const clip = { x: seen.pageX, y: seen.pageY, width: seen.clientWidth, height: seen.clientHeight, scale };
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: 65, clip });
  await devtools.detach();
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, Buffer.from(data, 'base64'));
}
