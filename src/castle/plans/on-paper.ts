import type { Paint, Stroke } from '../drawing/strokes.ts';

/** The colours of the players on paper, near those of the map; dark enough for words. Red is for what is wrong. */
const lords = ['#5d4bb0', '#9a6500', '#1f7d5b', '#5d554b'];

export const colours = {
  ink: '#211b14',
  soft: '#6f675a',
  bad: '#a3231b',
  table: '#eef2e2',
  grid: '#c3ccae',
  enclosed: '#f0d98a',
  stone: '#d9cdb6',
  stoneEdge: '#5b5143',
  terrain: '#bcd0a0',
  terrainEdge: '#53703a',
};

export const lordOf = (player: number): string => lords[player] ?? colours.ink;

/** The strokes of a thing in the colour of its lord. */
export const strokesOf = (strokes: readonly Stroke[], lord: string): string =>
  strokes.map(({ paint, d }) => `<path d="${d}" stroke-linejoin="round" ${onPaper(paint, lord)}/>`).join('');

/** How a stroke is painted where no style sheet is. */
function onPaper(paint: Paint, lord: string): string {
  const edge = `stroke="${colours.stoneEdge}" stroke-width="0.08"`;
  const papers: Readonly<Record<Paint, string>> = {
    shadow: 'fill="#000" fill-opacity="0.15"',
    side: `fill="#a8997f" ${edge}`,
    shade: `fill="#8d7f68" ${edge}`,
    top: `fill="${colours.stone}" ${edge}`,
    walk: 'fill="#cbbea4"',
    merlons: 'fill="none" stroke="#f6eedd" stroke-width="0.5" stroke-dasharray="0.5 0.35"',
    ribbon: `fill="none" stroke="${lord}" stroke-width="0.3"`,
    slit: 'fill="none" stroke="#2a231b" stroke-width="0.16"',
    opening: 'fill="#2a231b"',
    leaf: `fill="#8b5a2b" ${edge}`,
    plank: `fill="#b98a4e" ${edge}`,
    roof: `fill="${lord}" ${edge}`,
    pole: 'fill="none" stroke="#3a3128" stroke-width="0.16"',
    pennant: `fill="${lord}" ${edge}`,
    'white-flag': `fill="#fff" ${edge}`,
    crack: 'fill="none" stroke="#1b1510" stroke-width="0.2"',
    badge: 'fill="#f5c518" stroke="#1b1510" stroke-width="0.08"',
    'badge-sign': 'fill="none" stroke="#1b1510" stroke-width="0.18"',
    rubble: `fill="#a39a8b" ${edge}`,
  };
  return papers[paint];
}
