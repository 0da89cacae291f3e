/** What a line of Mage Knight needs of the game. */
export { AddCastle } from './castle-sheet.tsx';
export { AddFigures } from './figures.tsx';
export { LineKnight, LineNow } from './line.tsx';
export { FigureSamples } from './samples.tsx';
