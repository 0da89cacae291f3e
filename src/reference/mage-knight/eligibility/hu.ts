import type { eligibilityIds } from '../../../rules/mage-knight/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'MK-ELG-01': {
    title: 'Azt nem támadhatod, amelyiken állsz',
    text: 'Amelyik vár-részen a figura éppen áll, azt nem támadhatja meg, se közelharcban, se távolról, se egyedül, se csoportban. A deszkázat ahhoz a falhoz számít, amelyikhez tartozik. A boltív alatt és az udvarban nem vár-részen állsz, ott ez a tilalom nem érvényes.',
    words: 'várrész saját rajta áll tilos tetején torony alattam',
  },
  'MK-ELG-02': {
    title: 'Vár-rész nem támad közelharcban',
    text: 'A vár-részek csak lőni tudnak. Közelharcban senkit nem támadhatnak, másik várat sem.',
    words: 'várrész ellen bástya tilos torony üt',
  },
  'MK-ELG-03': {
    title: 'Közelharchoz az első ív kell',
    text: 'Ha közelharcban támadnád a vár-részt, az első ívednek hozzá kell érnie. A titánok és a több tárcsás egységek sem kivételek. Ez az érintés csak ennél a támadásnál számít.',
    words: 'várrész hátsó kapcsolat érintkezés irány szembe fordul',
  },
  'MK-ELG-04': {
    title: 'A titán támadhat várat',
    text: 'A titán közelharcban és távolról is támadhatja a várat, akármekkora a sebzése, és akármilyen képessége van. Közelharcban az első ívének ekkor is hozzá kell érnie a vár-részhez.',
    words: 'titánok óriás mindig szabad megengedett',
  },
  'MK-ELG-05': {
    title: 'A több tárcsás egység támadhat várat',
    text: 'Akinek egynél több tárcsája van, közelharcban és távolról is támadhatja a várat, akármekkora a sebzése, és akármilyen képessége van. Közelharcban az első ívének ekkor is hozzá kell érnie a vár-részhez.',
    words: 'többtárcsás multi-dial mindig szabad megengedett tárcsa sárkány',
  },
  'MK-ELG-06': {
    title: 'Közelharc: legalább 4 alap sebzés',
    text: 'Ha a figura alap sebzése 4 vagy több, közelharcban támadhatja a várat. Az alap a tárcsán most látható érték, bónuszok és levonások nélkül. A távsebzés itt nem számít.',
    words: 'fal kapu torony sebzésérték erős klikk kattanás rombolhatja falat várfal lerombol ütheti',
  },
  'MK-ELG-07': {
    title: 'Közelharc: átütés, letarolás, mennykőcsapás',
    text: 'Átütéssel, letarolással vagy mennykőcsapással a figura közelharcban támadhatja a várat, akármekkora a sebzése. A képességnek most látszania kell a tárcsán, de használni nem muszáj. Távtámadásnál egyik sem segít.',
    words: 'képesség különleges közelharci klikk kattanás',
  },
  'MK-ELG-08': {
    title: 'Közelharc: ütközés',
    text: 'Akinek ütközése van, az közelharcban támadhatja a várat, akármekkora a sebzése. A képességnek most látszania kell a tárcsán. Távtámadásnál nem segít.',
    words: 'képesség öklelés nekirohanás klikk kattanás kos',
  },
  'MK-ELG-09': {
    title: 'Távtámadás: legalább 4 alap távsebzés',
    text: 'Ha a figura alap távsebzése 4 vagy több, távolról támadhatja a várat. Az alap a tárcsán most látható érték, bónuszok és levonások nélkül. A 2003 novembere előtti figuránál, ha van lőtávja, de külön távsebzése nincs, a sebzés számít (ez nem a várszabályokban áll, hanem a 2005-ös hivatalos válaszokban).',
    words: 'fal kapu torony lövés sebzésérték klikk kattanás lövő GYIK íjász lőheti falat nyíl várfal',
  },
  'MK-ELG-10': {
    title: 'Távtámadás: mágikus robbantás, bombázás, átlövés',
    text: 'Mágikus robbantással, bombázással vagy átlövéssel a figura távolról támadhatja a várat, akármekkora a távsebzése. A képességnek most látszania kell a tárcsán, de használni nem muszáj. Közelharcban egyik sem segít.',
    words: 'képesség különleges lövés klikk kattanás mágus tűzlabda fal',
  },
  'MK-ELG-11': {
    title: 'Távtámadás: területre ható sebzés',
    text: 'Akinek területre ható sebzése van, az távolról támadhatja a várat, akármekkora a távsebzése. A képességnek most látszania kell a tárcsán. Közelharcban nem segít.',
    words: 'képesség területi lövés klikk kattanás robbanás',
  },
  'MK-ELG-12': {
    title: 'Mindenki más: nem támadhat várat',
    text: 'Aki egyetlen feltételnek sem felel meg, az nem támadhat várat. Közelharchoz legalább 4 alap sebzés kell, vagy átütés, letarolás, mennykőcsapás, ütközés valamelyike; távtámadáshoz legalább 4 alap távsebzés, vagy mágikus robbantás, bombázás, átlövés, területre ható sebzés valamelyike. Ami az egyik támadásfajtára feljogosít, a másiknál nem segít.',
    words: 'fal megtámadhatja tilos szabad feltételek lista kicsoda gyenge figura',
  },
  'MK-ELG-13': {
    title: 'Alakzat és összefogás',
    text: 'Vár elleni távtámadó alakzatban és összefogásban (gang up) minden résztvevőnek magában is jogosultnak kell lennie az adott támadásra. Aki nem az, kimarad; az app szerint a többiek folytathatják, ha a létszámuk az alakzat szabályainak így is megfelel. Az már házi szabály, hogy egy ilyen figura miatt az egész támadás elvész.',
    words: 'csoport résztvevők segítők elsődleges támadó közös gyenge segít',
  },
} satisfies ChapterTexts<(typeof eligibilityIds)[number]>;
