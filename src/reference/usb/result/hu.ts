import type { resultIds } from '../../../rules/usb/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'USB-RES-01': {
    title: 'Az összecsapás eredményének pontjai',
    text: 'Minden közelharc után, ha a veszteségek lekerültek az asztalról, mindkét fél pontokat számol. +1 annak, aki most rohamozott; +1 minden ki nem védett sebért, amelyet ebben a közelharcban okozott; +1 minden teljes 4 életben maradt figura után, legfeljebb +3; +1 a létszámfölényért; +1 minden saját egységért, amely az elsőn kívül harcol; +1 a falanxért; végül annyi, amennyi állhatatosságpontja a legszívósabb figurájának maradt. −2, ha a hőse elmenekült a párbajból, −1, ha meghalt benne.',
    words: 'pontozás pontszám győztes összehasonlítás ki nyert harc eredménye nyerte',
  },
  'USB-RES-02': {
    title: 'Mit tesz az összecsapás eredménye?',
    text: 'Vedd a két pontszám különbségét. 0–1: a két fél lekötve marad. 2–3: a kevesebb pontot elérő fél 2"-et hátrál, és megrendül. 4–5: elmenekül, és pánikba esik. 6 vagy több: megsemmisül. A törhetetlen vesztes ehelyett annyi sebet kap, amennyi a különbség.',
    words: 'különbség táblázat sávok győztes vesztes következmény harc kettővel vesztett',
  },
  'USB-RES-03': {
    title: 'Térvesztés',
    text: '2–3 különbségnél a vesztes 2"-et hátrál, és megrendül. Ha ellenségbe ütközik, úgy számít, mintha az épp most rohamozta volna meg; a saját oldala egységei előtt megáll, a veszélyes terep előtt is, de annak a hatása érvényesül. Az appban az ilyen rohamra nem lehet reagálni, a fáradtság számít, és egységenként egyszer fordul elő; a mozdulatlan gép csak megrendül.',
    words: 'hátrálás visszavonul hátralök megrendült vesztett harc ütközés visszalép',
  },
  'USB-RES-04': {
    title: 'Vereség és menekülés',
    text: '4–5 különbségnél a vesztes a lehető legmesszebb menekül az ellenségétől, amennyit csak mozoghat: 10"-et, a módosítókkal együtt. Pánikba esik. Az útjába kerülő ellenséggel, a saját oldala egységeivel és a veszélyes tereppel ugyanaz történik, mint térvesztésnél.',
    words: 'megfutamodik elfut pánik vesztett harc legnagyobb mozgás elfutnak katonák',
  },
  'USB-RES-05': {
    title: 'Teljes pusztulás',
    text: '6 vagy nagyobb különbségnél a vesztes egység megsemmisül, és lekerül az asztalról.',
    words: 'elpusztul megsemmisült letaposva leveszed vesztett harc megsemmisül végén',
  },
  'USB-RES-06': {
    title: 'Túlélők és létszámfölény',
    text: 'Mindkettőnél a figurák számítanak, nem az állhatatosság, a veszteségek levétele után. Túlélők: 4–7 után +1 jár, 8–11 után +2, legalább 12 után +3, 4-nél kevesebb után semmi. Létszámfölény: +1-et kap az, akinek több figurája van, az appban a harcban álló összes egységével együtt; egyenlő létszámnál senkié a pont.',
    words: 'létszám több figura négyes életben maradt eredmény többen élnek',
  },
} satisfies ChapterTexts<(typeof resultIds)[number]>;
