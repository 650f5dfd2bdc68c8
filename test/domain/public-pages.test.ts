import { expect, test } from 'vitest';
import { publicPages } from '../../src/domain/publishing/public-pages.ts';

test('every page for search engines has its own path, a title, and a description short enough to be shown whole', () => {
  expect(new Set(publicPages.map(({ path }) => path)).size).toBe(publicPages.length);
  expect(publicPages.length).toBeGreaterThan(10);
  for (const { path, title, description } of publicPages) {
    expect(path).toMatch(/^\/[\w/-]+$/);
    expect(title, path).toMatch(/^\S.*\S$/);
    expect(description.length, path).toBeGreaterThan(30);
    expect(description.length, path).toBeLessThanOrEqual(160);
  }
});
