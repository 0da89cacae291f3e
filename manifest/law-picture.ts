/** A folder of `src`, and all that stands below it. */
interface Below {
  readonly below: readonly string[];
}

/** In which column a folder stands; in which row says the law. */
const columns: Readonly<Record<string, number>> = {
  app: 2,
  package: 0,
  armies: 1,
  lookup: 3,
  dice: 4,
  usb: 0,
  brikwars: 1,
  castle: 2,
  fight: 0.5,
  kit: 2,
  platform: 2,
  reference: 1.5,
  storage: 2.5,
  rules: 2,
  worker: 4,
};

const box = { across: 150, down: 74, width: 116, height: 38 } as const;

/** Who may import whom, as a picture: each folder may import all that its lines lead down to, and nothing else. */
export function lawPicture(layers: Readonly<Record<string, Below>>): string {
  const names = Object.keys(layers);
  const below = (name: string) => layers[name]?.below ?? [];
  const rowOf = (name: string): number =>
    Math.max(-1, ...names.filter((above) => below(above).includes(name)).map(rowOf)) + 1;
  const rows = 1 + Math.max(...names.map(rowOf));
  // What nobody may import and imports nothing stands at the foot.
  const row = (name: string) => (below(name).length === 0 ? rows - 1 : rowOf(name));
  const placeOf = (name: string): readonly [x: number, y: number] => {
    const column = columns[name];
    if (column === undefined) throw new Error(`${name} has no column`);
    return [box.across * column + 76, box.down * row(name) + 30];
  };
  // What is reached through another needs no line of its own.
  const lines = names.flatMap((name) =>
    below(name)
      .filter((target) => !below(name).some((between) => below(between).includes(target)))
      .map((target) => {
        const [x, y] = placeOf(name);
        const [toX, toY] = placeOf(target);
        const half = box.height / 2;
        return `  <path d="M${x} ${y + half}L${toX} ${toY - half - 2}" marker-end="url(#down)"/>`;
      }),
  );
  const boxes = names.map((name) => {
    const [x, y] = placeOf(name);
    const corner = `x="${x - box.width / 2}" y="${y - box.height / 2}"`;
    return [
      `  <rect ${corner} width="${box.width}" height="${box.height}" rx="8"/>`,
      `  <text x="${x}" y="${y + 5}">${name}</text>`,
    ].join('\n');
  });
  const [width, height] = [box.across * 4 + 152, box.down * (rows - 1) + 60];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
  <title>Who may import whom: downwards along the lines</title>
  <style>
    rect { fill: #f2b01e; stroke: #7a5600 }
    text { fill: #2a231b; font: 600 16px sans-serif; text-anchor: middle }
    path { fill: none; stroke: #8a7a5c; stroke-width: 2 }
    marker path { fill: #8a7a5c; stroke: none }
  </style>
  <marker id="down" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="6" markerHeight="6" orient="auto"><path d="M0 0l8 4-8 4z"/></marker>
${[...lines, ...boxes].join('\n')}
</svg>
`;
}
