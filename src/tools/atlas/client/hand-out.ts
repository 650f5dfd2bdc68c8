/** Data that the page holds of a flow. */
export const dataOf = (kind: string, name: string): unknown =>
  JSON.parse(document.querySelector(`script[data-${kind}-of="${name}"]`)?.textContent ?? 'null');

function tell(name: string, text: string): void {
  const told = document.querySelector(`[data-told="${name}"]`);
  if (told) told.textContent = text;
}

/** The clipboard is closed to some files and frames; a selected text area can be copied by hand there. */
async function copy(name: string): Promise<void> {
  const text = String(dataOf('source', name));
  try {
    await navigator.clipboard.writeText(text);
    tell(name, 'Copied. Paste it into the visualiser’s code.');
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
    tell(name, 'The clipboard is closed here: the source is selected below, copy it by hand.');
  }
}

function download(name: string): void {
  const text = `${JSON.stringify(dataOf('definition', name), null, 2)}\n`;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = `${name}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
  tell(name, `${name}.json is on its way.`);
}

document.addEventListener('click', (event) => {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  const { copy: copied, download: downloaded } = button?.dataset ?? {};
  if (copied) void copy(copied);
  if (downloaded) download(downloaded);
});
