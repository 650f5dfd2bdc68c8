/**
 * A drawing of the atlas as an SVG file of its own, in the atlas's dress. Links go, since what they lead to is on the
 * atlas's page, and so does what folds.
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
