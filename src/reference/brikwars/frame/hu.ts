import type { frameIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

type Id = (typeof frameIds)[number];

export const texts = {
  'BW-GEN-02': {
    title: '„Az lesz, amit mondok” dobás',
    text: 'Ha a játékosok nem tudnak megegyezni, előbb mindenki, akit érdekel, kimondja, szerinte hogy legyen, aztán dobnak; annak van igaza, aki a legnagyobbat dobta. Dobás után már senki sem változtathat az álláspontján, az élen holtversenyben állók pedig újra dobnak. A több oldalú kocka jobb, mert ritkábban ad döntetlent. A lengyel szöveg ki is mondja, hogy a hatos itt is bónuszkockát ér.',
    words: 'vita nézeteltérés döntés kinek van igaza wisg döntetlen',
  },
  'BW-GEN-03': {
    title: 'Ki kezdi a játékot?',
    text: 'A játék első „az lesz, amit mondok” dobása többnyire a sorrendet dönti el: a győztes mondja meg, ki kezd, és milyen sorrendben jönnek a többiek. A QuikWarsban egyszerűen dobnak a sorrendért.',
    words: 'kezdés sorrend kezdő játékos kezdeményezés',
  },
  'BW-GEN-06': {
    title: 'A sereg pontkerete',
    text: 'Az építési pontok (CP) használata nem kötelező. Ha pontra játszotok, minden sereg ugyanakkora keretet kap, és ebből fizeti a katonákat, a fegyvereket, a felszerelést, a járműveket és az erődítményeket; az összeg nem lépheti túl a keretet.',
    words: 'pont pontlimit építési pont ÉP költség seregösszeállítás lista',
  },
  'BW-GEN-08': {
    title: 'Mérés',
    text: 'A távolságokat inchben adjuk meg. 1" nagyjából 3 cm, 3 bütyök hossza vagy 3 tégla magassága; bármilyen átváltás jó, ha mindenki ugyanazt használja. Hajlékony mérőszalaggal vagy zsinórral könnyebb sarkok körül mérni, mint vonalzóval.',
    words: 'távolság inch hüvelyk col centiméter bütyök mérőszalag vonalzó',
  },
} satisfies ChapterTexts<Id>;
