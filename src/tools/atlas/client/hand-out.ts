import { standAloneSvg } from '../../exports/stand-alone-svg.ts';
import { showAt } from './far.ts';

/** Data about a flow that is stored in the page; null if there is none. */
export const dataOf = (kind: string, name: string): unknown =>
  JSON.parse(document.querySelector(`script[data-${kind}-of="${name}"]`)?.textContent ?? 'null');

function showStatus(name: string, text: string): void {
  const status = document.querySelector(`[data-told="${name}"]`);
  if (status) status.textContent = text;
}

/** Copies a flow's source; shows it selected in a text area if the clipboard is closed, as in some files and frames. */
async function copy(name: string): Promise<void> {
  const text = String(dataOf('source', name));
  try {
    await navigator.clipboard.writeText(text);
    showStatus(name, 'Copied. Paste it into the editor’s import of code.');
  } catch {
    const old = document.querySelector('.by-hand');
    const area = document.createElement('textarea');
    area.className = 'by-hand mono';
    area.readOnly = true;
    area.value = text;
    area.setAttribute('aria-label', `Source of ${name}`);
    old?.remove();
    document.getElementById(name)?.querySelector('.tools')?.after(area);
    area.select();
    showStatus(name, 'The clipboard is not available here: copy the source that is selected below.');
  }
}

/** The drawing as displayed, with its folding and highlights, but at full size. */
function drawingAlone(name: string): string {
  const css = document.querySelector('style')?.textContent ?? '';
  const drawing = document.getElementById(name)?.querySelector<SVGSVGElement>('.drawing')?.cloneNode(true);
  if (!(drawing instanceof SVGSVGElement)) return '';
  showAt(drawing, 1);
  return standAloneSvg(new XMLSerializer().serializeToString(drawing), css);
}

/** The downloads of a flow, by the ending of the file. */
const handedOut: Readonly<Record<string, readonly [type: string, textOf: (name: string) => string]>> = {
  mjs: ['text/javascript', (name) => String(dataOf('source', name))],
  json: ['application/json', (name) => `${JSON.stringify(dataOf('definition', name), null, 2)}\n`],
  mmd: ['text/plain', (name) => String(dataOf('mermaid', name))],
  svg: ['image/svg+xml', drawingAlone],
};

/** Downloads a text as a file. */
export function saveText(name: string, text: string, type = 'application/json'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

function download(name: string, ending: string): void {
  const [type, textOf] = handedOut[ending] ?? [];
  if (type === undefined || !textOf) return;
  saveText(`${name}.${ending}`, textOf(name), type);
  showStatus(name, `Downloading ${name}.${ending}.`);
}

document.addEventListener('click', (event) => {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  const { copy: copied, download: downloaded, ending = '' } = button?.dataset ?? {};
  if (copied) void copy(copied);
  if (downloaded) download(downloaded, ending);
});
