// A browser may still be reading after the click has returned.
const keptFor = 1000;

/** Saves bytes as a file for the user. */
export function saveBlob(name: string, bytes: Blob): void {
  const address = URL.createObjectURL(bytes);
  handOver(address, name);
  setTimeout(() => URL.revokeObjectURL(address), keptFor);
}

/** Saves a text as a file of that MIME type for the user. */
export function saveFile(name: string, text: string, type: string): void {
  saveBlob(name, new Blob([text], { type }));
}

/** Lets the browser itself fetch and save an address. */
export function handOver(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
