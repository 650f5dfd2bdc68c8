import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { documentPath, readDocumentText } from '../../../src/contract/document.ts';

it('the contract passes the recommended rules without an error or a warning', async () => {
  const problems = await lintFromString({
    source: readDocumentText(),
    absoluteRef: documentPath.pathname,
    config: await createConfig({ extends: ['recommended'] }),
  });
  const lines = problems.map(
    ({ severity, ruleId, message, location }) =>
      `${severity} ${ruleId} ${message} ${location.map((place) => place.pointer).join(' ')}`,
  );
  expect(lines).toEqual([]);
});
