import type { frameIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

type Id = (typeof frameIds)[number];

export const texts = {
  'BW-GEN-01': {
    title: 'A nagyvonalúság törvénye',
    text: 'Hagyj ki vagy becsülj meg mindent, amit az ellenfeleid engednek; a hozzávetőleges becslés ugyanolyan jó, mint a dobás. Kétség esetén a nagyobb felfordulás javára döntsetek. A győzelem és a szabályok betűje az utolsó; a nevetés és a jó történet az első.',
    words: 'fudge nagyjából becslés lazán szórakozás szellem betű szabályhajlítás csalás vicces',
  },
  'BW-GEN-02': {
    title: '„Az lesz, amit mondok” dobás',
    text: 'Ha a játékosok nem tudnak megegyezni, előbb mindenki, akit érdekel, kimondja, szerinte hogy legyen, aztán dobnak; annak van igaza, aki a legnagyobbat dobta. Dobás után már senki sem változtathat az álláspontján, az élen holtversenyben állók pedig újra dobnak. A több oldalú kocka jobb, mert ritkábban ad döntetlent. A lengyel szöveg ki is mondja, hogy a hatos itt is bónuszkockát ér.',
    words: 'vita nézeteltérés döntés kinek van igaza wisg döntetlen szabályokról veszekedés',
  },
  'BW-GEN-03': {
    title: 'Ki kezdi a játékot?',
    text: 'A játék első „az lesz, amit mondok” dobása többnyire a sorrendet dönti el: a győztes mondja meg, ki kezd, és milyen sorrendben jönnek a többiek. A QuikWarsban egyszerűen dobnak a sorrendért.',
    words: 'kezdés sorrend kezdő játékos kezdeményezés kezd először indul',
  },
  'BW-GEN-04': {
    title: 'A játékos köre',
    text: 'A körödben minden egységed felhasználhatja a mozgását, és 1 cselekvést tehet; az ellenfelek a félretett cselekvéseikkel válaszolhatnak. Utána a következő játékos jön, és így tovább körbe.\n2005-ös szabálykönyv: az egység a saját mozgása előtt, közben vagy után cselekszik. Lengyel szöveg: előbb minden mozgás, aztán a cselekvések az ellenfél reakciójával.',
    words: 'kör sorrend fázis mozgás cselekvés menete soromban lépések',
  },
  'BW-GEN-05': {
    title: 'Cél és győzelem',
    text: 'Az a sereg győz, amelyik eléri a célját. Ha másban nem állapodtok meg, a cél az összes többi elpusztítása és megszégyenítése. Ha az egész csatatér elpusztul egy katasztrófában, mindenki győz, kivéve azokat, akiknek épp ezt kellett volna megakadályozniuk.',
    words: 'nyerés játék vége feladat győzelmi feltétel nyerni nyer',
  },
  'BW-GEN-06': {
    title: 'A sereg pontkerete',
    text: 'Az építési pontok (CP) használata nem kötelező. Ha pontra játszotok, minden sereg ugyanakkora keretet kap, és ebből fizeti a katonákat, a fegyvereket, a felszerelést, a járműveket és az erődítményeket; az összeg nem lépheti túl a keretet.',
    words: 'pont pontlimit építési pont ÉP költség seregösszeállítás lista hány pontos',
  },
  'BW-GEN-07': {
    title: 'Kezdőállás',
    text: 'Megegyeztek róla, kockával döntötök, vagy a forgatókönyv adja meg: ostromnál a védők a várban és körülötte állnak. Aki a csatateret építette, a többieket engedi előbb választani.',
    words: 'felállás elhelyezés seregek kezdés szél ostrom állíthatom',
  },
  'BW-GEN-08': {
    title: 'Mérés',
    text: 'A távolságokat inchben adjuk meg. 1" nagyjából 3 cm, 3 bütyök hossza vagy 3 tégla magassága; bármilyen átváltás jó, ha mindenki ugyanazt használja. Hajlékony mérőszalaggal vagy zsinórral könnyebb sarkok körül mérni, mint vonalzóval.',
    words: 'távolság inch hüvelyk col centiméter bütyök mérőszalag vonalzó centi',
  },
  'BW-GEN-09': {
    title: 'Adatkártyák',
    text: 'Minden egységfajtának van kártyája: ügyesség, mozgás, páncélérték, költség. Az egyszerű egységnek elég egy oldal; amelyiknek különlegessége is van, összehajtott, kétoldalas kártyát kap. Tartsátok az asztalon, ahol az ellenfelek is látják.',
    words: 'egységkártya értékek lap nyomtatás adatlap adatok',
  },
  'BW-GEN-10': {
    title: 'Másolás és szerzők',
    text: 'Változatlan példány magáncélra szabadon készíthető. Rövidített vagy módosított változat nem kereskedelmi célra adható tovább, ha kiírja, hogy az, megnevezi a készítőjét és az elérhetőségét, és szerepel benne a szerző copyright-sora (Mike Rayhawk, 1995-2006) meg az utalás, hogy a teljes szabályok a brikwars.com oldalon vannak. A lengyel fordító, Tomasz „Szerszen” Misterka azt kéri, hogy mellette őt is nevezzék meg.',
    words: 'szerzői jog licenc másolat szerző fordító',
  },
  'BW-GEN-11': {
    title: 'Odaképzelt létra',
    text: 'Ha a modellen nincs lépcső vagy létra, odaképzeljük. Az a minifigura, amelyik a kör elején egy építményen belül áll, pontosan a kívánt szint fölött vagy alatt, lemondhat a mozgásáról, és 1 szinttel följebb vagy lejjebb ugorhat. Kívül, vagy ha van igazi lépcső, nem lehet.',
    words: 'hiányzó lépcső emelet szint mászás épület torony belül nincs feljutni ház',
  },
  'BW-GEN-12': {
    title: 'Odaképzelt fal',
    text: 'Az olyan épület, amelynek csak homlokzata van, egésznek számít. Aki kívülről megkerüli, az is kint marad, és semmihez sem ér hozzá odabent; bejutni fölötte, alatta vagy rajta keresztül lehet. Aki bent van, annak közvetlenül a homlokzat mögött kell maradnia.',
    words: 'homlokzat nyitott hátulja épület kint bent hiányzó hátul ház',
  },
  'BW-GEN-13': {
    title: 'Ami kell hozzá',
    text: 'Elemek, ellenfelek, akik szórakozni akarnak, sok k6 és néhány k10, adatkártyák és valami, amivel mérni lehet. Jól jönnek a tüzet és vért ábrázoló elemek, a tartalék alkatrészek, a fényképezőgép és az ennivaló. Furcsa kocka és sablon csak a helyben kitalált szabályokhoz kell.',
    words: 'kellékek lista kockák kártyák mérőszalag felszerelés hozzak venni kellék',
  },
  'BW-GEN-14': {
    title: 'Bármilyen elem, bármilyen világ',
    text: 'Bármely gyártó elemei és bármilyen korok és világok összekerülhetnek: lovagok, kalózok és űrhajósok ugyanazokkal a szabályokkal harcolnak.',
    words: 'márka gyártó téma keverés vár kastély űr',
  },
} satisfies ChapterTexts<Id>;
