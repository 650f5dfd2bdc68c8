import { expect, test } from 'vitest';
import { launchBrowser } from '../../journeys/browser.ts';
import { projectDir, startProgram } from '../../server/start-program.ts';

test('npm run dev serves the portal from its sources', async () => {
  const program = await startProgram({ NODE_ENV: '' }, ['--dev'], projectDir);
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await page.goto(`${program.origin}/login`);
    await page.getByRole('button', { name: 'Log in' }).waitFor({ timeout: 60_000 });
    expect(faults).toEqual([]);
  } finally {
    await browser.close();
    await program.stop();
  }
});
