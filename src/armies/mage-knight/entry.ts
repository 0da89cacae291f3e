/** What a line of Mage Knight needs of the game. */
export { AddFigures } from '../../castle/figures/add-figures.tsx';
export { LineFigure } from '../../castle/figures/line-figure.tsx';
