/** Shown in place of a page, or a part of one, whose flow has failed. */
export function BrokenPage() {
  return <p role="alert">This page has stopped working. Please load it again.</p>;
}
