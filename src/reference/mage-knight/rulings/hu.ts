import type { rulingIds } from '../../../rules/mage-knight/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'MK-A-15': {
    title: 'Melyik az alap sebzés?',
    text: 'Vár ellen legalább 4 alap sebzés kell. Ez lehet a tárcsa mostani állásán látható érték, de a kezdőállásé is. Az app a most láthatót veszi, bónuszok és levonások nélkül, mert az alap a módosított ellentéte. A kezdőállás értéke házi szabály.',
    words: 'nyomtatott módosított kezdő kattanás klikk bónusz',
  },
  'MK-A-16': {
    title: 'A titánokra és a több tárcsás egységekre is érvényes a többi szabály?',
    text: 'A lista feltétel nélkül engedi, hogy a titánok és a több tárcsás egységek várat támadjanak. Úgy is érthető, hogy ezzel minden más kötöttség alól felmenti őket. Az app szerint nem: közelharcban az első ívüknek hozzá kell érnie, és nem támadhatják azt a vár-részt, amelyiken állnak, mert ez a két szabály nem ismer kivételt.',
    words: 'titán kivétel mindig kapcsolat első ív',
  },
  'MK-A-17': {
    title: 'Lőhet-e vár-rész egy másik várra?',
    text: 'A messzelövés szabálya számít arra, hogy vár-rész várra lő, de a vár támadóinak listáján vár-rész nem szerepel. Az app akkor engedi, ha a vár-rész is megfelel a feltételeknek: legalább 4 az alap távsebzése, még a messzelövés −2-je előtt, vagy van a listán szereplő lövő képessége. Az már házi szabály, hogy mindig lőhet.',
    words: 'várrész bástya vár ellen ellenséges messzelövés',
  },
  'MK-A-20': {
    title: 'Aki deszkázaton áll, az a falon áll?',
    text: 'A tilalom arról a vár-részről szól, amelyiken a figura áll, a deszkázatot nem említi, így az külön helynek is számíthatna. Az app a falhoz számítja, mert a szöveg szerint a deszkázat a hozzá tartozó fal része. Aki ott áll, a szomszédos részt támadhatja.',
    words: 'várrész deszka palló saját rajta',
  },
  'MK-A-21': {
    title: 'Aki a boltív alatt áll, a kapubástyán van?',
    text: 'A boltív alatt lehet állni, de a szöveg nem mondja meg, hogy az már a vár-részen van-e. Az app szerint nincs: a földön áll, támadhatja a kapubástyát, és védelmet sem kap tőle. Az ellenkezője házi szabály.',
    words: 'várrész kapualj kapurács alatta kaputorony',
  },
  'MK-A-29': {
    title: 'Hogyan érhetsz ahhoz, ami sosincs kapcsolatban?',
    text: 'A szöveg szerint a vár-rész egy figurával sincs kapcsolatban, közelharchoz mégis hozzá kell érni az első ívvel. Az app mindkettőt megtartja: az érintés erre az egy támadásra jogosít, és a kapcsolat más hatásai nem járnak vele.',
    words: 'várrész érintkezés talapzat ellentmondás közelharc',
  },
  'MK-A-30': {
    title: 'A képességet használni is kell?',
    text: 'A szöveg olyan harcost kíván, akinek megvan valamelyik képesség. Vagy elég, ha látszik, vagy a támadásban használni is kell. Az app az elsőt választja: elég, ha most látszik a tárcsán, mert a szöveg csak a meglétét kéri. A kötelező használat házi szabály.',
    words: 'képességek választható aktív látható klikk',
  },
  'MK-A-32': {
    title: 'Egy tag nem jogosult: elvész a támadás?',
    text: 'Aki nem felel meg a feltételeknek, nem vehet részt a vár elleni alakzatban és összefogásban. Vagy csak ő marad ki, vagy az egész támadás érvénytelen. Az app csak őt hagyja ki; a többiek támadhatnak, ha ennyien is megfelelnek az alakzat szabályainak. Az egész támadás elvesztése házi szabály.',
    words: 'csoport gang up résztvevő segítő érvénytelen',
  },
} satisfies ChapterTexts<(typeof rulingIds)[number]>;
