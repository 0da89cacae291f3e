import { describe, expect, it } from 'vitest';
import { chapters } from '../../../src/reference/chapters.ts';
import type { Language } from '../../../src/rules/languages.ts';
import { literals } from '../../support/literals.ts';
import { filesIn } from '../../support/source-files.ts';

/** A word that loses, what is said instead, and the few places that keep it, each with its reason. */
interface Loser {
  readonly loses: RegExp;
  readonly say: string;
  /** Only in these files of the words or chapters of the look-up; everywhere where it is left out. */
  readonly only?: RegExp;
  readonly except?: Readonly<Record<string, string>>;
}

const castle = /castle|mage-knight/;
const usb = /usb/;

const losers: Readonly<Record<Language, readonly Loser[]>> = {
  en: [
    { loses: /\b(?:of|in) 100\b(?! sides)/i, say: '33 %' },
    { loses: /\bmine\b(?! or the blast)/i, say: 'my fighter, my unit' },
    { loses: /\bleaps? aside/i, say: 'bails' },
    { loses: /knocked back|thrown back/i, say: 'hurled back, for KnockBack' },
    { loses: /\bpushed back/i, say: 'gives ground', only: usb },
    {
      loses: /\bscreens\b/i,
      say: 'hedge or wall',
      only: usb,
      except: { 'usb/terrain': 'the text’s own name, once' },
    },
    {
      loses: /to the last\b|\bis gone in\b|are gone\b|or gone\b|^gone$/i,
      say: 'wiped out, destroyed, leaves the table',
      only: usb,
    },
    { loses: /\bholds in …|^holds$|unit holds/i, say: 'steady', only: usb },
    { loses: /^copy$/i, say: 'Duplicate' },
    { loses: /^instant$|dice tumble|^(?:without|turn off) animations?$/i, say: 'No animation' },
    { loses: /critical damage/i, say: 'critical hit' },
    { loses: /\bfirearm/i, say: 'ranged weapon' },
    { loses: /Attack\?$/, say: 'Attack', only: /castle/ },
    { loses: /\bD[236]\b/, say: 'd2, d3, d6' },
    { loses: /overloaded|overburdened/i, say: 'pushed', only: castle },
    {
      loses:
        /\bwhom\b|\bone’s\b|\boneself\b|(?<!(?:other|only|that|only the|single) )\bone (?:may|can|must|cannot)\b|\b(?:may|can|must) one\b/i,
      say: 'plain English: you, a figure, it',
    },
    { loses: /^what of\b/i, say: 'plain English: how does … count' },
    {
      loses: /(?:^|[.:;] )who (?:stands|has|does not|is|bails|flies|loses)\b(?!.*\?$)/i,
      say: 'plain English: a figure that …',
    },
  ],
  pl: [
    {
      loses: /przerzut|przerzuc/i,
      say: 'dorzut; przerzut is a reroll',
      only: /^brikwars|words\/(?:fight|charge|many|quik|contests)/,
      except: { 'words/fight': 'ones and failures that USB rolls again' },
    },
    { loses: /strza\p{L}* znikąd/iu, say: 'pudło' },
    { loses: /(?<!\p{L})tarcz/iu, say: 'dial, of a section', only: /castlesiege|castletables|mage-knight/ },
    { loses: /przeciąż/i, say: 'zmęczenie', only: castle },
    { loses: /przep(?:chn|ych)/i, say: 'odepchnięcie' },
    { loses: /uskak|uskocz/i, say: 'ratuje się (Ratunek)' },
    { loses: /punkt\p{L}* dostępu/iu, say: 'przejście' },
    { loses: /gzyms/i, say: 'parapet, blanki' },
    { loses: /zagład|co do jednego|wybi\p{L}+ do końca|wystrzelan/iu, say: 'wybity, zniszczony', only: usb },
    {
      loses: /^bez zmian$|^trzyma się$|się trzyma\b/i,
      say: 'niewzruszony',
      only: usb,
      except: { 'words/usbmorale': 'a state that a failed test leaves as it is' },
    },
    { loses: /duplik|^kopiuj$/i, say: 'powiel' },
    { loses: /^od razu$|turlając/i, say: 'Bez animacji' },
    { loses: /(?<!\p{L})kości(?!\p{L})|(?<!\p{L})kość(?!\p{L})/iu, say: 'kostka, kostki' },
    { loses: /(?<!\p{L})K\d/u, say: 'k2, k3, k6' },
    { loses: /trafieni\p{L}* krytyczn/iu, say: 'obrażenia krytyczne' },
    {
      loses: /(?<!\p{L})bro(?:ń|ni|nie|nią) (?:zasięgow|dystansow)/iu,
      say: 'broń strzelecka',
      only: /^(?!usb\/)/,
    },
    { loses: /rozstawia się po/i, say: 'wystawia się', only: usb },
    { loses: /wyłom/i, say: 'przełamanie' },
    { loses: /pół-m[oó]zg/iu, say: 'półmózg' },
    { loses: /zburzone wieże/i, say: 'złamane wieże' },
    { loses: /Atak\?$/, say: 'Atak', only: /words\/castle/ },
    { loses: /(?<!\p{L})na 100(?!\p{L}|\d)/iu, say: 'w 33 %' },
    { loses: /(?<!u00a0|[\s\u00a0k]|^)%/u, say: 'a space that does not break before %' },
    { loses: /(?<!\p{L})stuk(?:ni|aj)/iu, say: 'dotknij' },
    { loses: /(?<!\p{L})pozycj\p{L}+ (?:bez nazwy|nie mieści|nie podaj)|^Dodaj pozycję/iu, say: 'oddział' },
    { loses: /(?:mój|oddaj|oddano) ruch|(?<!\p{L})po ruchu$/iu, say: 'kolej; ruch is movement' },
    { loses: /konstrukcj|(?<!\p{L})konstrukt/iu, say: 'kreacja', only: /^(?!brikwars\/quik)/ },
    { loses: /naszej kopii/iu, say: 'the chapter and heading' },
    {
      loses: /^(?:Mój|Moja|Moje|Moi)$|(?<!\p{L})(?:mój|moi) (?:ginie|giną|przeżywa|odlatuje)/iu,
      say: 'mój wojownik',
    },
  ],
  hu: [
    { loses: /hüvelyk/i, say: 'inch' },
    {
      loses: /(?:más|többi) után kerül le|teszi(?:k|tek) le az egység/i,
      say: 'felkerül az asztalra',
      only: usb,
    },
    { loses: /félelme/i, say: 'fél elme' },
    { loses: /["″]-cel/i, say: '"-csel, as inchcsel' },
    { loses: /(?<!\p{L})senior/iu, say: 'szenior' },
    { loses: /összeakad/i, say: 'lekötve' },
    { loses: /(?<!\p{L})morál/iu, say: 'harci szellem' },
    { loses: /fedezék/i, say: 'takarás; the terrain: sövény, fal' },
    {
      loses: /hátralök(?!és)/i,
      say: 'ellök; hátralökés is KnockBack',
      except: { 'brikwars/charge': 'KnockBack as a verb', 'words/charge': 'KnockBack as a verb' },
    },
    { loses: /félrevet/i, say: 'félreugrik' },
    { loses: /duplik|^másolás$/i, say: 'másolat' },
    { loses: /^azonnal(?:, animáció nélkül)?$|kockák gurulnak/i, say: 'Animáció nélkül' },
    { loses: /kritikus találat/i, say: 'kritikus sebzés', only: castle },
    { loses: /foglyul ejt|fogoly ejtés/i, say: 'elfogják, foglyot ejt' },
    { loses: /távolsági fegyver/i, say: 'lőfegyver' },
    {
      loses: /utolsó szálig|mindenki elesik|teljesen elpusztul|vagy vége/i,
      say: 'mind elesett, megsemmisült',
      only: usb,
    },
    {
      loses: /(?<!\p{L})kitart\b/iu,
      say: 'szilárd',
      only: usb,
      except: { 'words/usbcharge': 'the goal of a side in a fight' },
    },
    { loses: /tör(?:ö|t) ki|rés(?:t|en)? a falon/i, say: 'áttört', only: castle },
    { loses: /100-ból/i, say: '33 % eséllyel' },
    { loses: /(?<!\p{L})enyém/iu, say: 'a harcosom' },
    { loses: /(?<!\p{L})az ellenség(?!es)/iu, say: 'az ellenfél', only: /^words\/(?!castle)/ },
    { loses: /″-(?:rel|kel|val)(?!\p{L})/u, say: '″-csel, as inchcsel' },
    { loses: /(?<![\p{L}\d-])\d*d(?:2|3|6|8|10)(?!\d)/u, say: 'k2, k3, k6' },
    { loses: /(?<!\p{L})készülék/iu, say: 'eszköz' },
    { loses: /(?<!\p{L})olvasat(?!\p{L})/iu, say: 'értelmezés' },
    { loses: /alkalmazás újabb|újabb változata/iu, say: 'az app újabb verziója' },
    { loses: /(?<!\p{L})K\d/u, say: 'k2, k3, k6' },
  ],
};

interface Passage {
  readonly place: string;
  readonly text: string;
}

const inFile = /^src\/(.+)\/words\/(terms-)?(?:[a-z]+-)?(en|pl|hu)\.ts$/;

/** A file of words cut after each of its parts: what stands before a part belongs to it. */
function partsOf(text: string): readonly { readonly part: string; readonly text: string }[] {
  const parts: { part: string; text: string }[] = [];
  let lines: string[] = [];
  let part: string | undefined;
  for (const line of text.split('\n')) {
    lines.push(line);
    part ??= /^export const (\w+)/.exec(line)?.[1];
    if (part === undefined || !/^\S.*;$/.test(line)) continue;
    parts.push({ part, text: lines.join('\n') });
    lines = [];
    part = undefined;
  }
  return parts;
}

async function passages(language: Language): Promise<readonly Passage[]> {
  const words = filesIn('src', ['.ts']).flatMap(({ path, text }) => {
    const [, folder, terms, of] = inFile.exec(path) ?? [];
    if (of !== language) return [];
    return partsOf(text).flatMap(({ part, text: piece }) =>
      literals(piece).map((said) => ({ place: `words/${terms ? folder : part}`, text: said })),
    );
  });
  const entries = await Promise.all(
    chapters.map(async ({ game, id, texts }) =>
      Object.values(await texts[language]()).flatMap(({ title, text }) => [
        { place: `${game}/${id}`, text: title },
        { place: `${game}/${id}`, text },
      ]),
    ),
  );
  return [...words, ...entries.flat()];
}

describe.each(['en', 'pl', 'hu'] as const)('words/wording: %s', (language) => {
  it('words/wording: words that lose stand neither in the interface nor in the look-up', async () => {
    const all = await passages(language);
    expect(all.length).toBeGreaterThan(2000);
    const left = losers[language].flatMap(({ loses, say, only, except = {} }) =>
      all
        .filter(({ place, text }) => (only?.test(place) ?? true) && !(place in except) && loses.test(text))
        .map(({ place, text }) => `${place}: ${loses.exec(text)?.[0]} → ${say}: ${text.slice(0, 120)}`),
    );
    expect(left).toEqual([]);
  });

  it('words/wording: every exception is still needed', async () => {
    const all = await passages(language);
    for (const { loses, except = {} } of losers[language]) {
      for (const place of Object.keys(except)) {
        expect(
          all.some((passage) => passage.place === place && loses.test(passage.text)),
          `${place} ${loses}`,
        ).toBe(true);
      }
    }
  });
});
