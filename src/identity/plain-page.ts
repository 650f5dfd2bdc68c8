/** A page without script or style, for the few pages that the provider itself shows. */
export function plainPage(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head><body><main><h1>${title}</h1>${body}<p><a href="/">Back to Daylight</a></p></main></body></html>`;
}
