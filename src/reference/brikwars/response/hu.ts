import type { responseIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'BW-RESP-01': {
    title: 'Félretett cselekvés',
    text: 'Az az egység, amelyik a saját körében nem használta el a cselekvését, az ellenfél körében válaszként megteheti: rálő arra, aki kibújik a takarásból, odavág annak, aki túl közel jön, meghúz egy kart. Csak ez az 1 van neki, a következő köréig.',
    words: 'tartalék reakció kivár leshely válaszcselekvés őrködés várakozás kivárás lesben ellenfél körében',
  },
  'BW-RESP-02': {
    title: 'Egy inch a válaszhoz',
    text: 'A válaszoló egység legfeljebb 1"-et mozdulhat, hogy valami fontosat megnyomjon, megfogjon vagy megérintsen, vagy hogy odaüssön. Minden máshoz már a helyén kell lennie.',
    words: 'lépés elmozdul kar ajtó dühös gomb',
  },
  'BW-RESP-03': {
    title: 'Látókúp',
    text: 'A válaszhoz az egységnek időben észre kell vennie, mi történik, többnyire látnia kell. A minifigura a feje irányától két oldalra 45°-ig lát, összesen 90°-ot. Ha nehéz eldönteni, dobjatok rá.',
    words: 'látószög irány fej látómező észrevesz látja hátulról',
  },
  'BW-RESP-04': {
    title: 'Válasz mozgásra',
    text: 'Aki a félretett cselekvésével az ellenség mozgására válaszol, mindig elég gyors: a válasz egyszerűen megtörténik, a sorrendre senki sem dob. Az ügyesség csak akkor dönti el, ki a gyorsabb, ha a válasz egy ellenséges cselekvésnek szól.',
    words:
      'reagál válaszcselekvés leshely félretett cselekvés közbevág mozgó ellenség rálőni elfutó ellenségre megszakítani mozgását',
  },
  'BW-RESP-05': {
    title: 'Ki cselekszik előbb?',
    text: 'Ha a válasz ellenséges cselekvésnek szól, akár gyors cselekvésnek, mindkét fél az ügyességére dob, és levonja annak a kezelési értékét, amivel próbálkozik; ahol nincs ilyen, nincs mit levonni. Akinek nagyobb az eredménye, az cselekszik előbb, akkor is, ha az 0 alatt van. Döntetlennél egyszerre cselekszenek, ha ez lehetséges, ha nem, az kezd, akinek a köre van. Ugyanezek a dobások döntik el azt is, sikerül-e a cselekvés.',
    words: 'kezdeményezés gyorsabb párbaj sorrend reakció elsőbbség megszakítani',
  },
  'BW-RESP-06': {
    title: 'Félreugrás',
    text: 'Válaszként az egység biztonságba vetődhet, ha a mozgása ezt lehetővé teszi: dobj 1k6-tal, és legfeljebb ennyi inchre bárhová átvetődhet. Földön fekve ér oda, és kizökkent állapotba kerül.',
    words:
      'bail kitér félrevetődik félrevetődés elugrik menekül fedezék fekszik félreugrani szikla elől elugrani kitérni gránát balszerencse',
  },
  'BW-RESP-07': {
    title: 'Ha a félreugrás nem elég',
    text: 'A félreugrásnak nincs kezelési értéke, ezért többnyire ez történik előbb. Ha az ugrás túl rövid, a veszély így is utoléri: elüti a vonat, vagy a lövészek az új helyére céloznak. Kritikus kudarcnál ott esik el, ahol áll, vagyis 0"-re jut.',
    words: 'bail túl rövid ugrás kudarc elesik sikertelen ugrott messze',
  },
  'BW-RESP-08': {
    title: 'Kizökkent',
    text: 'A kizökkent egység a saját következő köréig semmit sem tesz: nincs cselekvés, válasz, ellenlépés, és rohamra sem készülhet fel. Abban a körben összeszedi magát; a földről felállni ilyenkor 2" mozgásba kerül.',
    words: 'disrupted kábult fekszik feldöntve felállás tehetetlen',
  },
} satisfies ChapterTexts<(typeof responseIds)[number]>;
