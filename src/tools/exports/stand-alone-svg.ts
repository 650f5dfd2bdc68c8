/**
 * Makes a drawing of the atlas a stand-alone SVG file with the atlas's styles. Removes its links, whose targets are on
 * the atlas's page, and hides the buttons that fold.
 *
 * @param svg the drawing's element as text
 */
export function standAloneSvg(svg: string, css: string): string {
  const own = 'svg.drawing{background:var(--ground)}svg .fold{display:none}';
  return svg
    .trim()
    .replace(/^<svg(?! xmlns)/, '<svg xmlns="http://www.w3.org/2000/svg"')
    .replace('>', `><style><![CDATA[${css}${own}]]></style>`)
    .replace(/<a (.*?)href="[^"]*"/g, '<g $1')
    .replaceAll('</a>', '</g>');
}
