import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readDocument } from '../../src/contract/document.ts';
import { generate } from '../../src/contract/generate.ts';

const folder = new URL('../../src/contract/generated/', import.meta.url);

describe('What is generated from the contract', async () => {
  const made = await generate(readDocument());

  it.each([...made.keys()])('%s is what "npm run contract" makes of openapi.yaml today', (name) => {
    expect(readFileSync(new URL(name, folder), 'utf8')).toBe(made.get(name));
  });

  it('is all that the folder holds', () => {
    expect(readdirSync(folder).sort()).toEqual([...made.keys()].sort());
  });

  it('is the same when made twice', async () => {
    expect(await generate(readDocument())).toEqual(made);
  });
});
