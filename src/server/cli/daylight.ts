import { ingestCommand, ingestUsage, type Speaker } from './ingest.ts';

const speaker: Speaker = {
  say: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
};

const [command, ...args] = process.argv.slice(2);

if (command === 'ingest') {
  process.exitCode = await ingestCommand(args, speaker);
} else {
  if (command !== undefined && command !== 'help') speaker.complain(`There is no command ${command}.`);
  speaker.complain(ingestUsage);
  process.exitCode = command === 'help' ? 0 : 1;
}
