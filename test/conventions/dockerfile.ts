import { z } from 'zod';

/** The result of a Dockerfile: the settings of its last stage, and what is run in the folder that this stage copies. */
export type Image = {
  readonly environment: Readonly<Record<string, string>>;
  readonly command: readonly string[];
  readonly healthcheck: readonly string[];
  /** User and group. */
  readonly user: readonly [string, string];
  readonly volume: string;
  readonly stopSignal: 'SIGTERM';
  /** Shell commands of the stage before, run in the release that `npm run build` has written. */
  readonly releaseSteps: readonly string[];
};

const words = z.array(z.string());
const list = (json: string): readonly string[] => words.parse(JSON.parse(json));

/** The base image of both stages. */
const base = `$\{NODE}`;

/** The lines of the build stage that make the release, before its own steps. */
const buildSteps = [
  'WORKDIR /build',
  'COPY . .',
  'RUN npm ci --ignore-scripts',
  'RUN npm run build',
  'WORKDIR /build/dist/release',
];

/** @throws an error for an unsupported line */
export function readDockerfile(content: string): Image {
  const lines = content
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line !== '');
  const [argument, ...stages] = lines.join('\n').split(/^FROM /m);
  const [build = '', last = '', ...others] = stages;
  const [from, ...steps] = build.trimEnd().split('\n');
  if (!/^ARG NODE=\S+\n$/.test(argument ?? '') || others.length > 0 || from !== `${base} AS build`)
    throw new Error(`two stages on Node are followed, not these: ${lines.join('\n')}`);
  if (buildSteps.some((step, at) => steps[at] !== step)) throw new Error(`unsupported: ${build}`);
  const releaseSteps = steps.slice(buildSteps.length).map((step) => {
    if (!step.startsWith('RUN ')) throw new Error(`unsupported: ${step}`);
    return step.slice('RUN '.length);
  });
  const instructions: Record<string, string> = {};
  const [lastFrom, ...own] = last.trimEnd().split('\n');
  if (lastFrom !== base) throw new Error(`unsupported: FROM ${lastFrom}`);
  for (const line of own) {
    const [, name = '', rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    if (instructions[name] !== undefined) throw new Error(`given twice: ${line}`);
    instructions[name] = rest;
  }
  const { ENV, WORKDIR, RUN, COPY, USER, VOLUME, EXPOSE, STOPSIGNAL, HEALTHCHECK, CMD, ...unknown } =
    instructions;
  const [, user, group] = /^(\d+):(\d+)$/.exec(USER ?? '') ?? [];
  const [, healthcheck] = /^(?:--[\w-]+=\w+ )*CMD (\[.*)$/.exec(HEALTHCHECK ?? '') ?? [];
  const isKnown =
    WORKDIR === '/app' &&
    COPY === '--from=build /build/dist/release ./' &&
    RUN === `install -d -o ${user} -g ${group} ${VOLUME}` &&
    EXPOSE !== undefined &&
    STOPSIGNAL === 'SIGTERM' &&
    Object.keys(unknown).length === 0;
  if (!isKnown || !user || !group || !healthcheck || !ENV || !VOLUME || !CMD)
    throw new Error(`unsupported: ${last}`);
  return {
    environment: Object.fromEntries(
      ENV.split(' ').map((pair): [string, string] => {
        const [name = '', value = ''] = pair.split('=');
        return [name, value];
      }),
    ),
    command: list(CMD),
    healthcheck: list(healthcheck),
    user: [user, group],
    volume: VOLUME,
    stopSignal: 'SIGTERM',
    releaseSteps,
  };
}
