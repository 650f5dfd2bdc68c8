// A browser may still be reading when the click is over.
const keptFor = 1000;

/** Hands bytes to the person as a file. */
export function saveBlob(name: string, bytes: Blob): void {
  const address = URL.createObjectURL(bytes);
  handOver(address, name);
  setTimeout(() => URL.revokeObjectURL(address), keptFor);
}

/** Hands a text to the person as a file of that MIME type. */
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
