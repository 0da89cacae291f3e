import type { chargeWeb5Ids } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

type Id = (typeof chargeWeb5Ids)[number];

export const texts = {
  'BW-CHGW-01': {
    title: 'Roham a későbbi ötödik fejezetben',
    text: 'Teljes erejű futás testtel vagy döfőfegyverrel, amely közelharci támadást vagy lökést erősít. A fejezet csak minifigurákról szól.',
    words: 'web5 charge minifigura nekirontás kos lándzsa nekirohan új',
  },
  'BW-CHGW-02': {
    title: 'Rohamban egy-egy ütés jár',
    text: 'A roham különleges közelharc: mindkét félnek egy támadás vagy ellenlépés jár, dühös inch pedig senkinek. A rohamfegyvert csak pajzzsal lehet hárítani.',
    words: 'angry inch egyetlen támadás ellenlépés pajzs hárítás üt hányszor',
  },
  'BW-CHGW-03': {
    title: 'Rohamban a hosszabb fegyver üt előbb',
    text: 'Ha a célpont ellentámad, a legalább 1"-csel messzebbre érő fegyver üt előbb, a másik fél csak akkor, ha életben marad. Különben egyszerre ütnek, így mindkettő meghalhat vagy arrébb lökődhet, és további ellentámadás nincs.',
    words: 'hossz lándzsa dárda sorrend egyszerre ellentámadás',
  },
  'BW-CHGW-04': {
    title: 'Lendület 2" egyenes futás után',
    text: 'Aki legalább 2"-et futott egyenesen a célpont felé, annak 1k6 a lendülete, amíg az egyenes vonalon marad. Ez 1k6-ot ad a találó rohamfegyver sebzéséhez, vagy 1k6"-et a sikeres lökéshez. A rövidebb futás semmit sem ér.',
    words: 'mom bónusz sebzés lökés távolság nekifutás vonal nagyobb ütés',
  },
  'BW-CHGW-05': {
    title: 'Futásból indított roham',
    text: 'Jelentsd be a rohamot, mielőtt a futás további 1k6"-ére dobsz. Ha nem elég, az egység akkor is végigfut a célpont felé; a lendülete megmarad, és a következő körében befejezheti a rohamot, ha a célpont még ott áll.',
    words: 'sprint bejelentés rövid következő kör lendület ért oda',
  },
  'BW-CHGW-06': {
    title: 'Hátralökés a későbbi ötödik fejezetben',
    text: 'Ha két minifigura valóban összeütközik, vagyis egyik sem tévesztette el teljesen a másikat, és egyiket sem lökték el, a rohamozó 1k6-tal dob, és a célpont is, hacsak félre nem ugrott. Ha a rohamozó dob nagyobbat, a célpont annyi inchet repül, amennyi a különbség. Különben a rohamozó megtorpan, és mindketten le lesznek kötve a közelharcban.',
    words: 'knockback mom pop testi ellenállás hátrarepül lekötve visszalökve új',
  },
  'BW-CHGW-07': {
    title: 'Repülés és becsapódási sebzés',
    text: 'Az áldozat egyenesen az ütközéstől elfelé repül, elesik, és kizökkent, mint félreugrás után. Minden inch, amelyet egy akadály elvesz a repüléséből, 1 pont becsapódási sebzés, a roham többi sebzéséhez adva.',
    words: 'smash damage akadály fal útban fekszik falnak csapódik',
  },
  'BW-CHGW-08': {
    title: 'Két minifigura egymásra rohamoz',
    text: 'Mindkettő 1k6-tal dob, ez egyszerre lendület és testi ellenállás. Egyenlő dobásnál megállnak, és le lesznek kötve a közelharcban; különben a nagyobbat dobó annyi inchcsel löki hátra a másikat, amennyi a különbség.',
    words: 'head-on kölcsönös szembe döntetlen lekötve különbség ketten egymásnak',
  },
  'BWC-08': {
    title: 'A roham két modellje',
    text: 'A 2005-ös szabálykönyv és a lengyel szöveg sebességgel és mérettel méri a rohamot, felkészüléssel és zúzással; a későbbi ötödik fejezet mindkét félnek 1k6-ot ad, és ezeket nem ismeri. Az app mindkettőt tudja, a későbbit csak minifigurákra: az alkotásokra minden kiadásban a 2005-ös modell érvényes.',
    words: 'rohamszabály építmény minifigura méret kiadások',
  },
  'BWC-81': {
    title: 'Kétszer kell-e dobni a lendületre?',
    text: 'A későbbi ötödik fejezetben 1k6 jár a sebzéshez és 1k6 a hátralökéshez. Az app két külön kockával dob, mert más pillanatban számítanak; egy kocka mindkettőre házi szabály.',
    words: 'lendület sebzés hátralökés',
  },
  'BWC-82': {
    title: 'Mit jelent az „egyszerre, ellentámadás nélkül”?',
    text: 'Ha a fegyverek hossza között túl kicsi a különbség, mindkét fél egy ütésre dob, és mindkettő meghalhat. Utána nincs ellentámadás.',
    words: 'egyidejű egyenlő hossz ellenlépés roham',
  },
  'BWC-83': {
    title: 'Mikor adódik hozzá a becsapódási sebzés?',
    text: 'Az app a becsapódási sebzést a roham sebzéséhez adja, és az összeget egyszer veti össze a páncélértékkel. Külön is összevethetitek; ez házi szabály.',
    words: 'smash összeadódik páncél összeg',
  },
} satisfies ChapterTexts<Id>;
