import { existsSync } from 'node:fs';
import path from 'node:path';
import type { AppDependencies } from '../app.ts';
import type { Config } from '../config/config.ts';
import { addFlowAtlas } from '../flow-atlas.ts';
import { openWatch } from '../watch/open-watch.ts';
import type { Readiness } from '../watch/readiness.ts';
import { type ComposedService, composeService } from './compose-service.ts';
import type { Progress } from './progress.ts';
import { addRoleGate, servesPages } from './role-gate.ts';
import type { Sandbox } from './sandbox.ts';
import type { SharedServices } from './shared-services.ts';
import type { StandIns } from './stand-ins.ts';
import type { Undo } from './undo.ts';

type PortalSources = {
  readonly projectDir: string;
  /** Folder of the built portal; null: Vite serves it from its sources. */
  readonly portalFolder: string | null;
};

/** A release does not include the tool that draws the atlas. */
const hasAtlas = (config: Config, { portalFolder, projectDir }: PortalSources): boolean =>
  !config.production &&
  servesPages(config.role) &&
  (config.sandbox || portalFolder === null) &&
  existsSync(path.join(projectDir, 'src/tools'));

/** How the portal is served: built, or by Vite from its sources. A worker does not serve it. */
function portalOf(
  config: Config,
  { portalFolder, projectDir }: PortalSources,
): Pick<AppDependencies, 'portalFolder' | 'hotReload'> {
  if (!servesPages(config.role)) return { portalFolder: null };
  if (portalFolder !== null) return { portalFolder };
  return {
    portalFolder,
    hotReload: async (app) => {
      const { addHotReload } = await import('../hot-reload.ts');
      await addHotReload(app, path.join(projectDir, 'vite.config.ts'));
    },
  };
}

type Composing = {
  readonly shared: SharedServices;
  readonly portal: PortalSources;
  readonly standIns: StandIns;
  readonly sandbox: Sandbox | null;
  readonly progress: Progress;
  readonly undo: Undo;
};

/** Composes the service of a running program, with its portal and with everything that is mounted on it. */
export async function composeProgram(
  composing: Composing,
): Promise<ComposedService & { readonly readiness: Readiness }> {
  const { shared, portal, standIns, sandbox, progress, undo } = composing;
  const { config } = shared;
  const isFollowed = hasAtlas(config, portal);
  const { readiness, observe, beginSpan } = await openWatch(shared, progress.holdsKeys, undo);
  const service = await composeService(shared, undo, {
    isReady: async () => progress.isStarted(),
    readiness,
    isLeaving: progress.isLeaving,
    observe,
    ...(beginSpan ? { beginSpan } : {}),
    ...portalOf(config, portal),
    isFollowed,
    ...(standIns.captcha ? { captchaOrigins: [] } : {}),
  });
  const { app } = service;
  undo.push(() => app.close());
  addRoleGate(app, config.role);
  sandbox?.mount(app);
  if (isFollowed) addFlowAtlas(app, portal.projectDir);
  return { ...service, readiness };
}
