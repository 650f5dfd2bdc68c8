import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const flows = path.resolve(import.meta.dirname, '../flows');
const kits = readdirSync(flows).filter((folder) => existsSync(path.join(flows, folder, 'kit.ts')));

/** Flows that nobody walks in a browser on their own, each with what covers it instead. */
const within: Readonly<Record<string, string>> = {
  form: 'stands on the pages of other flows, which tell it what nobody can press: walked there',
};

const walks = (file: string, call: string) => (flow: string) => {
  const place = path.join(flows, flow, file);
  return existsSync(place) && readFileSync(place, 'utf8').includes(call);
};

describe('every flow is walked in every world', () => {
  test('on its page', () => {
    expect(kits.filter(walks('page.test.tsx', 'walkPage('))).toEqual(kits);
  });
  test('in the browser, or elsewhere for a reason', () => {
    expect(kits.filter(walks('browser.test.ts', 'walkBrowser('))).toEqual(
      kits.filter((flow) => !(flow in within)),
    );
  });
});
