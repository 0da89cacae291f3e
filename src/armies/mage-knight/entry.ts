/** What a line of Mage Knight needs of the game. */
export { AddFigures, LineFigure } from './figures.tsx';
