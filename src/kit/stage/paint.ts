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

/** Letters of less than a few units are set this much larger and drawn smaller, for fonts have no parts of a pixel. */
const finer = 40;

function paintLetters(ink: Ink, piece: SVGGraphicsElement): void {
  const { fill, stroke, strokeWidth, textAnchor, fontFamily, fontSize, fontWeight } = getComputedStyle(piece);
  const text = piece.textContent ?? '';
  ink.translate(Number(piece.getAttribute('x')), Number(piece.getAttribute('y')));
  ink.scale(1 / finer, 1 / finer);
  ink.font = `${fontWeight} ${Number.parseFloat(fontSize) * finer}px ${fontFamily}`;
  ink.textAlign = textAnchor === 'middle' ? 'center' : textAnchor === 'end' ? 'right' : 'left';
  if (stroke !== 'none') {
    ink.strokeStyle = stroke;
    ink.lineWidth = Number.parseFloat(strokeWidth) * finer;
    ink.lineJoin = 'round';
    ink.strokeText(text, 0, 0);
  }
  ink.fillStyle = fill;
  ink.fillText(text, 0, 0);
}

/** How much larger what is drawn now comes out. */
function scaleOf(ink: Ink): number {
  const { a, b, c, d } = ink.getTransform();
  return Math.sqrt(Math.abs(a * d - b * c));
}

/** `pixel` is what a pixel of the page is in the picture: so wide are lines that never grow with what they draw. */
function paintPiece(ink: Ink, piece: SVGGraphicsElement, pixel: number): void {
  const { fill, stroke, strokeWidth, strokeLinecap, strokeDasharray, vectorEffect } = getComputedStyle(piece);
  const shape = shapeOf(piece);
  if (!shape) {
    paintLetters(ink, piece);
    return;
  }
  const unit = vectorEffect === 'non-scaling-stroke' ? pixel / scaleOf(ink) : 1;
  if (fill !== 'none') {
    ink.fillStyle = fill;
    ink.fill(shape);
  }
  if (stroke === 'none') return;
  ink.strokeStyle = stroke;
  ink.lineWidth = Number.parseFloat(strokeWidth) * unit;
  ink.lineCap = strokeLinecap === 'round' ? 'round' : 'butt';
  ink.lineJoin = 'round';
  ink.setLineDash(
    strokeDasharray === 'none'
      ? []
      : strokeDasharray.split(/[ ,]+/).map((dash) => Number.parseFloat(dash) * unit),
  );
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
    paintPiece(ink, piece, width / (svg.clientWidth || wide));
    ink.restore();
  }
  ink.restore();
  return tall * scale;
}

/** Breaks a text into lines of at most this width, in the letters that are set. */
export function linesOf(ink: Ink, text: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = [...lines.slice(-1), word].join(' ');
    if (lines.length > 0 && ink.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
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
  const lines = linesOf(ink, text, width);
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
