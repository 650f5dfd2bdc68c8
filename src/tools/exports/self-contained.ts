import { build } from 'vite';

/**
 * A flow's file with all of ours that it imports put in, as JavaScript that wants only `xstate`: the literals of
 * `setup(…).createMachine(…)` stand in it as they were written, of the flows it invokes first.
 *
 * @param file where it is
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
  if (chunk?.type !== 'chunk' || chunks.length !== 1) throw new Error(`${file} did not become one file`);
  return chunk.code;
}
