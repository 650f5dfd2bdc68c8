import { build } from 'vite';

/**
 * Bundles a flow's file with our files that it imports, as JavaScript that imports only `xstate`. The literals of
 * `setup(…).createMachine(…)` are kept as written; those of invoked flows come first.
 */
export async function selfContained(file: string): Promise<string> {
  const built = await build({
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      target: 'es2023',
      lib: { entry: file, formats: ['es'] },
      rolldownOptions: { external: ['xstate'] },
    },
  });
  const chunks = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const [chunk] = chunks;
  if (chunk?.type !== 'chunk' || chunks.length !== 1)
    throw new Error(`${file} was not bundled into one file`);
  return chunk.code;
}
