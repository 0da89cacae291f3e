/** The quoted words of a source text, without comments, keys and what stands in `${}` (whose own quotes count). */
export function literals(source: string): readonly string[] {
  const found: string[] = [];
  let at = 0;
  const code = (end: '}' | undefined): void => {
    let depth = 0;
    while (at < source.length) {
      const sign = source[at];
      if (source.startsWith('//', at)) at = endOf('\n');
      else if (source.startsWith('/*', at)) at = endOf('*/');
      else if (sign === "'" || sign === '"') quoted(sign);
      else if (sign === '`') template();
      else {
        if (sign === '{') depth += 1;
        if (sign === '}') {
          if (depth === 0 && end) return;
          depth -= 1;
        }
        at += 1;
      }
    }
  };
  const endOf = (mark: string): number => {
    const end = source.indexOf(mark, at + 2);
    return end < 0 ? source.length : end + mark.length;
  };
  const quoted = (quote: string): void => {
    let text = '';
    for (at += 1; at < source.length && source[at] !== quote; at += 1) {
      if (source[at] === '\\') at += 1;
      text += source[at] ?? '';
    }
    at += 1;
    if (source[at] !== ':') found.push(text);
  };
  const template = (): void => {
    let text = '';
    at += 1;
    while (at < source.length && source[at] !== '`') {
      if (source.startsWith('${', at)) {
        at += 2;
        code('}');
        text += '…';
      } else text += source[at] ?? '';
      at += 1;
    }
    at += 1;
    found.push(text);
  };
  code(undefined);
  return found;
}
