import { parse } from 'yaml';
import { z } from 'zod';

const text = z.string();
const started = { condition: 'service_started' } as const;
const seconds = z
  .string()
  .regex(/^\d+s$/)
  .transform((value) => Number.parseInt(value, 10));
const dependency = z.strictObject({ condition: z.enum(['service_started', 'service_healthy']) });

const service = z.strictObject({
  image: text,
  build: z.strictObject({ context: text, dockerfile: text }).optional(),
  entrypoint: z.array(text).optional(),
  environment: z.record(text, text).default({}),
  read_only: z.boolean().default(false),
  cap_drop: z.array(z.literal('ALL')).default([]),
  security_opt: z.array(z.literal('no-new-privileges:true')).default([]),
  stop_grace_period: seconds.default(10),
  restart: z.literal('unless-stopped'),
  depends_on: z
    .union([
      z.record(text, dependency),
      z
        .array(text)
        .transform(
          (names): Record<string, z.infer<typeof dependency>> =>
            Object.fromEntries(names.map((name) => [name, started])),
        ),
    ])
    .default({}),
  deploy: z.strictObject({ replicas: z.number().int().positive() }).default({ replicas: 1 }),
  healthcheck: z
    .strictObject({
      test: z.tuple([z.literal('CMD'), text]).rest(text),
      interval: seconds,
      timeout: seconds,
      retries: z.number(),
    })
    .optional(),
  volumes: z.array(text).default([]),
  configs: z.array(z.strictObject({ source: text, target: text })).default([]),
  ports: z.array(text).default([]),
});

/** The supported keys. Others are refused, so that the tests ignore no line of the file. */
const file = z.strictObject({
  'x-daylight': z.unknown(),
  'x-settings': z.unknown(),
  services: z.record(text, service),
  configs: z.record(text, z.union([z.strictObject({ content: text }), z.strictObject({ file: text })])),
  volumes: z.record(text, z.null()),
});

/** A service of a compose file, its grace period in seconds. */
export type ComposeService = z.infer<typeof service>;
export type ComposeFile = z.infer<typeof file>;
type Given = Readonly<Record<string, string>>;

/** Substitutes the variables of .env as compose does: an empty one counts as missing. */
function fill(value: unknown, given: Given): unknown {
  if (Array.isArray(value)) return value.map((one) => fill(one, given));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fill(one, given)]));
  if (typeof value !== 'string') return value;
  return value.replace(
    /\$(?:\{(\w+)(?::([?-])([^}]*))?\}|(\$))?/g,
    (whole, name?: string, kind?: string, words = '', escaped?: string) => {
      if (escaped !== undefined) return escaped;
      if (name === undefined) throw new Error(`invalid interpolation: ${whole} in ${value}`);
      const found = given[name] ?? '';
      if (found !== '') return found;
      if (kind === '?') throw new Error(`required variable ${name} is missing a value: ${words}`);
      return words;
    },
  );
}

/** The variables of an .env file. @throws an error for a line that is neither a variable nor a comment */
export function readEnvironmentFile(content: string): Record<string, string> {
  const lines = content.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return Object.fromEntries(
    lines.map((line) => {
      const [, name, value] = /^(\w+)=(.*)$/.exec(line) ?? [];
      if (name === undefined || value === undefined) throw new Error(`no variable: ${line}`);
      return [name, value];
    }),
  );
}

/**
 * Reads a compose file as `docker compose` does.
 *
 * @param given the content of .env
 * @throws an error for a missing variable or an unsupported key
 */
export function readComposeFile(content: string, given: Given): ComposeFile {
  return file.parse(fill(parse(content, { merge: true }), given));
}
