import path from 'node:path';
import { expectPackages, setup as expectThoseOfTheCore } from '../../engines/check-packages.ts';

export function setup(): void {
  expectThoseOfTheCore();
  expectPackages(path.join(import.meta.dirname, 'packages.txt'));
}
