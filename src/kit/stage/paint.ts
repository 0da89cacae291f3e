/** Draws pictures of the screen on a canvas, in the colours they have there. */

type Ink = CanvasRenderingContext2D;

/** How much of an element shows through, with all it stands in. */
function opacityOf(element: Element, within: Element): number {
  let opacity = 1;
  for (let at: Element | null = element; at && at !== within; at = at.parentElement)
    opacity *= Number(getComputedStyle(at).opacity);
  return opacity;
}

function shapeOf(element: SVGGraphicsElement): Path2D | undefined {
  if (element instanceof SVGPathElement) return new Path2D(element.getAttribute('d') ?? '');
  const path = new Path2D();
  if (element instanceof SVGRectElement) {
    const { x, y, width, height, rx } = element;
    path.roundRect(
      x.baseVal.value,
      y.baseVal.value,
      width.baseVal.value,
      height.baseVal.value,
      rx.baseVal.value,
    );
    return path;
  }
  if (!(element instanceof SVGCircleElement)) return undefined;
  const { cx, cy, r } = element;
  path.arc(cx.baseVal.value, cy.baseVal.value, r.baseVal.value, 0, 2 * Math.PI);
  return path;
}

function paintPiece(ink: Ink, piece: SVGGraphicsElement): void {
  const { fill, stroke, strokeWidth, strokeLinecap, strokeDasharray, textAnchor, font } =
    getComputedStyle(piece);
  const shape = shapeOf(piece);
  if (!shape) {
    ink.fillStyle = fill;
    ink.font = font;
    ink.textAlign = textAnchor === 'middle' ? 'center' : textAnchor === 'end' ? 'right' : 'left';
    ink.fillText(piece.textContent ?? '', Number(piece.getAttribute('x')), Number(piece.getAttribute('y')));
    return;
  }
  if (fill !== 'none') {
    ink.fillStyle = fill;
    ink.fill(shape);
  }
  if (stroke === 'none') return;
  ink.strokeStyle = stroke;
  ink.lineWidth = Number.parseFloat(strokeWidth);
  ink.lineCap = strokeLinecap === 'round' ? 'round' : 'butt';
  ink.lineJoin = 'round';
  ink.setLineDash(strokeDasharray === 'none' ? [] : strokeDasharray.split(/[ ,]+/).map(Number.parseFloat));
  ink.stroke(shape);
}

/** Draws what an svg of the page shows, so wide, with its upper left corner here; answers how tall that is. */
export function paintSvg(ink: Ink, svg: SVGSVGElement, left: number, top: number, width: number): number {
  const { x, y, width: wide, height: tall } = svg.viewBox.baseVal;
  const scale = width / wide;
  const toSvg = svg.getScreenCTM()?.inverse();
  ink.save();
  ink.translate(left, top);
  ink.scale(scale, scale);
  ink.translate(-x, -y);
  for (const piece of svg.querySelectorAll<SVGGraphicsElement>('path, circle, rect, text')) {
    const to = piece.getScreenCTM();
    if (!toSvg || !to) continue;
    const { a, b, c, d, e, f } = toSvg.multiply(to);
    ink.save();
    ink.globalAlpha = opacityOf(piece, svg);
    ink.transform(a, b, c, d, e, f);
    paintPiece(ink, piece);
    ink.restore();
  }
  ink.restore();
  return tall * scale;
}

/** Writes a text in the middle, in as many lines as it needs; answers how tall they are. */
export function paintText(
  ink: Ink,
  text: string,
  { middle, top, width, size, weight = 400, colour }: TextPlace,
): number {
  ink.font = `${weight} ${size}px ${getComputedStyle(document.body).fontFamily}`;
  ink.fillStyle = colour;
  ink.textAlign = 'center';
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = [...lines.slice(-1), word].join(' ');
    if (lines.length > 0 && ink.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  for (const [at, line] of lines.entries()) ink.fillText(line, middle, top + size * (0.85 + at * 1.2));
  return lines.length * size * 1.2;
}

interface TextPlace {
  readonly middle: number;
  readonly top: number;
  readonly width: number;
  /** In pixels. */
  readonly size: number;
  readonly weight?: number;
  readonly colour: string;
}
