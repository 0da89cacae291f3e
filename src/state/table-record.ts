import type { PlayedRoll } from '../rules/brikwars/played-roll.ts';

/** A fight being played: its inputs as text, the rolls made, and the faces of the roll being typed. */
export interface FightRecord {
  readonly inputs: string;
  readonly rolls: readonly PlayedRoll[];
  readonly typing?: readonly number[];
}

const mostRolls = 60;
const mostFaces = 200;

function encodeRoll({ faces, typed, declined }: PlayedRoll): string {
  return faces.join('.') + (typed ? 't' : '') + (declined ? 'd' : '');
}

function decodeFaces(text: string): readonly number[] | undefined {
  if (text === '') return [];
  const faces = text.split('.');
  if (faces.length > mostFaces || !faces.every((face) => /^\d{1,2}$/.test(face))) return undefined;
  return faces.map(Number);
}

function decodeRoll(text: string): PlayedRoll | undefined {
  const parts = /^([\d.]+)(t?)(d?)$/.exec(text);
  const faces = decodeFaces(parts?.[1] ?? 'x');
  if (!parts || !faces) return undefined;
  return { faces, ...(parts[2] ? { typed: true } : {}), ...(parts[3] ? { declined: true } : {}) };
}

/** Three lines: inputs, rolls, and the faces being typed (`-` when none are). */
export function encodeRecord({ inputs, rolls, typing }: FightRecord): string {
  return [inputs, rolls.map(encodeRoll).join(';'), typing?.join('.') ?? '-'].join('\n');
}

export function decodeRecord(text: string): FightRecord | undefined {
  const [inputs, rollText, typingText, ...rest] = text.split('\n');
  if (inputs === undefined || rollText === undefined || typingText === undefined || rest.length > 0)
    return undefined;
  const read = rollText === '' ? [] : rollText.split(';').map(decodeRoll);
  const rolls = read.filter((roll) => roll !== undefined);
  const typing = typingText === '-' ? undefined : decodeFaces(typingText);
  if (rolls.length !== read.length || rolls.length > mostRolls) return undefined;
  if (typingText !== '-' && typing === undefined) return undefined;
  return { inputs, rolls, ...(typing === undefined ? {} : { typing }) };
}
