import type { ComponentType } from 'react';
import { latePart } from '../hooks/late-part.tsx';
import { type PageModule, pageModules } from './page-modules.ts';

const isPage = (name: string): name is PageModule => name in pageModules;

// Routes that share a page share its component, so that the page stays mounted between them.
const components = new Map<PageModule, ComponentType>(
  Object.keys(pageModules)
    .filter(isPage)
    .map((name) => [name, latePart(async () => (await pageModules[name]()).Page)]),
);

/** Loads a page's code ahead of its first render, which would otherwise suspend even after the code has arrived. */
export async function openPage(name: PageModule): Promise<void> {
  const { Page } = await pageModules[name]();
  components.set(name, Page);
}

/** The component of a page; unless the page was opened before, a lazy one. */
export const pageComponent = (name: PageModule): ComponentType | undefined => components.get(name);
