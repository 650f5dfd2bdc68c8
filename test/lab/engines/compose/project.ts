import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { type Image, readDockerfile } from '../../../conventions/dockerfile.ts';
import { mustHold, until } from '../../../engines/until.ts';
import { freePort, projectDir } from '../../../server/start-program.ts';
import { type ComposeFile, type ComposeService, readComposeFile } from './compose-file.ts';
import { type Container, createContainer } from './container.ts';
import { imagesOfOthers, programOf, type StandIn } from './images.ts';
import { startNameServer } from './name-server.ts';

/** What `docker compose` makes of deploy/compose.yaml, with programs of this machine. */
export type Project = {
  readonly file: ComposeFile;
  readonly image: Image;
  /** Starts all containers, each once its dependencies are in the required state. */
  readonly up: () => Promise<void>;
  /** Stops the containers, dependents first, and removes all but the named volumes. @returns how each ended */
  readonly down: () => Promise<Readonly<Record<string, number | null>>>;
  readonly containers: () => readonly Container[];
  readonly containersOf: (service: string) => readonly Container[];
  /** The address to which a port published on this machine leads. */
  readonly published: (port: number) => string;
  /** Address and port of a service as others on the network see it. */
  readonly placeOf: (service: string, port: number) => string;
  /** Stops and removes everything. */
  readonly remove: () => Promise<void>;
};

const deploy = path.join(projectDir, 'deploy');
/** The ports that images open by default, and those that the file gives them. */
const ports = [5432, 6432, 8080, 8081, 9000, 9090, 9464];
const nameServerOfCompose = '127.0.0.11';

/**
 * Follows the file, with these changes: names and `0.0.0.0` become loopback addresses, one for each container, ports
 * become free ones, and folders of containers become folders of this machine.
 *
 * @param given the content of .env
 * @param release the folder that the Dockerfile's last stage copies
 */
export async function followCompose(
  given: Readonly<Record<string, string>>,
  release: string,
): Promise<Project> {
  const file = readComposeFile(readFileSync(path.join(deploy, 'compose.yaml'), 'utf8'), given);
  const image = readDockerfile(readFileSync(path.join(deploy, 'Dockerfile'), 'utf8'));
  const top = mkdtempSync('/var/tmp/daylight-compose-');
  chmodSync(top, 0o755);
  const free = new Map<string, string>();
  for (const port of ports) free.set(String(port), await freePort());
  const onThisMachine = (text: string): string =>
    text.replace(/\b\d{4}\b/g, (port) => free.get(port) ?? port);

  // Unique among concurrent runs, since each has its own port.
  const unique = Number(await freePort());
  const addresses = new Map<string, readonly string[]>();
  let last = 0;
  for (const [name, { deploy: wanted }] of Object.entries(file.services))
    addresses.set(
      name,
      Array.from({ length: wanted.replicas }, () => {
        last += 1;
        return `127.${unique >> 8}.${unique & 255}.${last}`;
      }),
    );
  const addressesOf = (name: string): readonly string[] => addresses.get(name) ?? [];
  const addressOf = (name: string): string => {
    const [only, ...others] = addressesOf(name);
    if (only === undefined || others.length > 0) throw new Error(`${name} is not one container`);
    return only;
  };

  const containers = new Map<string, readonly Container[]>();
  const containersOf = (name: string): readonly Container[] => containers.get(name) ?? [];
  const names = await startNameServer((name) =>
    containersOf(name)
      .filter((one) => one.isRunning())
      .map(({ address }) => address),
  );

  const folderOf = (volume: string): string => {
    if (!Object.hasOwn(file.volumes, volume)) throw new Error(`there is no volume ${volume}`);
    return path.join(top, 'volumes', volume);
  };
  const make = (service: string, one: ComposeService, address: string, number: number): Container => {
    const name = `${service}-${number}`;
    const own = path.join(top, 'containers', name);
    const mounts = new Map<string, string>();
    const isOurs = one.build !== undefined;
    if (isOurs) mounts.set(image.volume, path.join(own, image.volume));
    const at = (place: string): string => {
      const [target, folder] = [...mounts].find(([mount]) => `${place}/`.startsWith(`${mount}/`)) ?? [
        '',
        own,
      ];
      const found = path.join(folder, place.slice(target.length));
      mkdirSync(path.dirname(found), { recursive: true });
      return found;
    };
    const inside = (text: string): string => {
      const places = [...mounts.keys()].map((place) => new RegExp(`(?<![\\w/.-])${place}(?![\\w.-])`, 'g'));
      const moved = places.reduce(
        (so, place) => so.replace(place, (found) => at(found)),
        onThisMachine(text),
      );
      return moved
        .replace(/\b(?:0\.0\.0\.0|127\.0\.0\.1)\b/g, address)
        .replaceAll(nameServerOfCompose, names.place)
        .replace(/(?<=\/\/|@|host=)[a-z]\w*(?=:| )/g, (found) =>
          addresses.has(found) ? addressOf(found) : found,
        );
    };
    const put = (place: string, content: string): void => {
      // The file may refer to others in its folder.
      mounts.set(path.dirname(place), path.join(own, path.dirname(place)));
      writeFileSync(at(place), inside(content));
    };
    const onDisk = new Map<string, string>();
    for (const volume of one.volumes) {
      const [from = '', to = '', mode] = volume.split(':');
      if (to === '') {
        // A folder of the container only, with the rights of the image's folder.
        const folder = at(from);
        mkdirSync(folder, { recursive: true });
        chmodSync(folder, 0o1777);
        onDisk.set(from, folder);
      } else if (!from.startsWith('./')) mounts.set(to, folderOf(from));
      else if (mode === 'ro')
        put(to, readFileSync(path.join(deploy, from), 'utf8').replace(/\blisten (?=\d)/, 'listen 0.0.0.0:'));
      else throw new Error(`unsupported: ${volume}`);
    }
    for (const { source, target } of one.configs) {
      const config = file.configs[source];
      if (!config) throw new Error(`there is no configuration ${source}`);
      if ('content' in config) put(target, config.content);
      else copyFileSync(path.join(deploy, config.file), at(target));
    }
    const standIn: StandIn | undefined = isOurs
      ? programOf(image, release)
      : imagesOfOthers[one.image.slice(0, one.image.lastIndexOf(':'))];
    if (!standIn) throw new Error(`nothing stands in for ${one.image}`);
    const variables = { ...(isOurs ? image.environment : {}), ...one.environment };
    const run = standIn({
      address,
      environment: Object.fromEntries(Object.entries(variables).map(([key, value]) => [key, inside(value)])),
      entrypoint: one.entrypoint?.map(inside),
      at,
      port: (port) => onThisMachine(String(port)),
      addressesOf,
      isHealthy: () => isHealthy(service, container),
    });
    const walls = {
      isReadOnly: one.read_only,
      onDisk,
      writable: isOurs ? [at(image.volume)] : [],
      hasNoCapabilities: one.cap_drop.includes('ALL'),
      gainsNoPrivileges: one.security_opt.length > 0,
    };
    const made = createContainer(name, address, walls, run);
    const container = { ...made, execute: (command: readonly string[]) => made.execute(command.map(inside)) };
    return container;
  };

  const isHealthy = async (service: string, container: Container): Promise<boolean> => {
    const one = file.services[service];
    const [, ...test] = one?.healthcheck?.test ?? [];
    const command = one?.build ? image.healthcheck : test;
    if (command.length === 0) throw new Error(`${service} is waited for and has no health check`);
    return (await container.execute(command)).code === 0;
  };

  const up = async (): Promise<void> => {
    const starts = new Map<string, Promise<void>>();
    const start = (service: string): Promise<void> => {
      const known = starts.get(service);
      if (known) return known;
      const one = file.services[service];
      if (!one) throw new Error(`there is no service ${service}`);
      const begun = (async () => {
        for (const [name, { condition }] of Object.entries(one.depends_on)) {
          await start(name);
          if (condition === 'service_healthy')
            for (const container of containersOf(name))
              await until(async () => mustHold(await isHealthy(name, container), `${name} is healthy`), 200);
        }
        const made = addressesOf(service).map((address, at) => make(service, one, address, at + 1));
        containers.set(service, made);
        await Promise.all(made.map((container) => container.start()));
      })();
      starts.set(service, begun);
      return begun;
    };
    await Promise.all(Object.keys(file.services).map(start));
  };
  const down = async (): Promise<Readonly<Record<string, number | null>>> => {
    const stops = new Map<string, Promise<void>>();
    const codes: Record<string, number | null> = {};
    const stop = (service: string): Promise<void> => {
      const known = stops.get(service);
      if (known) return known;
      const on = Object.entries(file.services).filter(([, { depends_on }]) =>
        Object.hasOwn(depends_on, service),
      );
      const begun = (async () => {
        await Promise.all(on.map(([name]) => stop(name)));
        for (const container of containersOf(service)) codes[container.name] = await container.stop();
      })();
      stops.set(service, begun);
      return begun;
    };
    await Promise.all(Object.keys(file.services).map(stop));
    containers.clear();
    rmSync(path.join(top, 'containers'), { recursive: true, force: true });
    return codes;
  };
  return {
    file,
    image,
    up,
    down,
    containers: () => [...containers.values()].flat(),
    containersOf,
    published: (port) => {
      for (const [name, one] of Object.entries(file.services))
        for (const entry of one.ports) {
          const [host, from, to = ''] = entry.split(':');
          // Ports are open only to this machine, where TLS ends.
          if (host === '127.0.0.1' && from === String(port)) return `${addressOf(name)}:${onThisMachine(to)}`;
        }
      throw new Error(`nothing is published on ${port} of this machine alone`);
    },
    placeOf: (service, port) => `${addressOf(service)}:${onThisMachine(String(port))}`,
    remove: async () => {
      await down();
      await names.close();
      rmSync(top, { recursive: true, force: true });
    },
  };
}
