import type { designIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'BW-CRE-01': {
    title: 'Alkotás tervezése',
    text: 'Előbb építsd meg a modellt, aztán olvasd le róla az értékeket. A méret és a szerkezeti szint adja az alapköltséget; a jármű meghajtást vesz hozzá, a felfegyverzett fegyvert, a lény elmét. Az összegük az ár építési pontban.',
    words: 'ár sorrend jármű épület szörny költség',
  },
  'BW-CRE-02': {
    title: 'Épület, jármű, lény',
    text: 'Alkotás minden, amit a játékos épített. Ami nem mozog, épület; ami mozog, de vezetni kell, jármű; ami magától dönt, lény. A szerkezet a központi törzse.',
    words: 'meghatározás fajták robot szörny gép',
  },
  'BW-CRE-03': {
    title: 'Szerkezet és felszín',
    text: 'Szerkezet az, aminek belseje van: fal, padló, törzs, koponya. A végtagok, kerekek, szárnyak, fegyverek, bútorok és díszek felszíni elemek. Amelyik harcol, fegyverként vásárolandó, a többi ingyen van.',
    words: 'részek belső kerék végtag dísz',
  },
  'BW-CRE-04': {
    title: 'Méret',
    text: 'Mérd meg inchben a szerkezet leghosszabb oldalát a felszíni elemek nélkül, és kerekítsd, amerre akarod. Ez a mérete. 1 alatt csak az apró lények lehetnek.',
    words: 'mérés inch hossz kerekítés',
  },
  'BW-CRE-05': {
    title: 'Apró lények',
    text: 'Az egy inchnél kisebb lények mérete 0. Ingyen vannak, nincs szerkezeti szintjük és páncéljuk; egy pont páncél fél építési pont. Az első sebzés megöli őket.',
    words: 'kígyó patkány denevér pók apró nulla',
  },
  'BW-CRE-06': {
    title: 'Szerkezeti szint',
    text: 'A gazdája 0 és 5 között az anyagához illő szintet választ. A 0. szint 1k6-tal dob páncélra, a többi annyi k10-zel, amennyi: hús és vászon 0, fa 1, tégla 2, kő vagy páncélzat 3, nehéz acél 4, erőtér 5.',
    words: 'páncél anyag fa kő acél k10',
  },
  'BW-CRE-07': {
    title: 'A részek páncélja',
    text: 'A felszíni elemek, belső falak, fegyverek és berendezések egy szerkezeti szinttel gyengébbek a törzsnél, a lövegtornyok, csuklók és más mozgó részek kettővel; 0 alá egyik sem megy. A díszek olyan erősek, amilyennek látszanak.',
    words: 'gyenge pont torony csukló kerék alkatrész',
  },
  'BW-CRE-08': {
    title: 'Alapköltség',
    text: 'A méret szorozva a szerkezeti szinttel, építési pontban. 0. szinten a méret fele.',
    words: 'ár szerkezet pont',
  },
  'BW-CRE-09': {
    title: 'Meghajtás',
    text: 'Földön, vízen és víz alatt 2" mozgás 1 pontba kerül. Levegőben 2 pontba és még annyiba, amennyi a szerkezeti szint: 2. szinten összesen 4-be.',
    words: 'mozgás kerék repülés hajó tengeralattjáró ár',
  },
  'BW-CRE-10': {
    title: 'Sebességhatárok',
    text: 'A szokásos meghajtás körönként legfeljebb 16"-et enged, a repülés 24"-et. A lengyel ligában semmi sem gyorsabb 10"-nél.',
    words: 'gyors sebesség határ legfeljebb',
  },
  'BW-CRE-11': {
    title: 'Szokatlan meghajtás',
    text: 'A falon járásnak, alagútfúrásnak és teleportálásnak nincs listaára. A játékosok állapodnak meg abban, szabad-e és mennyibe kerül.',
    words: 'mászás alagút teleport megegyezés',
  },
  'BW-CRE-12': {
    title: 'Idegen közegben',
    text: 'Ahol ésszerű, az alkotás más közegben is mozog: autó sekély vízben, repülő a kifutón. Ilyenkor mozgása a fele, és körönként sosem több 5"-nél.',
    words: 'víz kifutó fele sebesség',
  },
  'BW-CRE-13': {
    title: 'Sérült meghajtás',
    text: 'Minden lelőtt fő alkatrész, kerék, láb, evező 1" mozgást vesz el. Ha a fele hiányzik, csak 1" marad, ha mind, semmi. A repülő az első elvesztett szárnynál vagy lapátnál leszáll.',
    words: 'kerék láb szárny elvesztett földre',
  },
  'BW-CRE-14': {
    title: 'Fegyverek méret szerint',
    text: 'Az 1-es méretű fegyver olyan, amilyet egy minifigura hord. 5-ös méretig minden számát megszorzod a inchben mért méretével: az árát, a használatát, a hatótávját és a sebzését is. A nagy ágyú csak nagy célpontot talál el. Az öklelőfegyver kockái a rohamhoz adódnak, a páncéllemez k6-jai ahhoz, amit takar.',
    words: 'löveg vető rakéta robbanószer közelharci lemez',
  },
  'BW-CRE-15': {
    title: 'Mérethatár',
    text: 'Az összes fegyver mérete együtt kétszerese lehet az őket hordozó alkotás méretének. Amíg a levegőben repül, legfeljebb akkora, mint ő.',
    words: 'túl sok fegyver határ repülés űr',
  },
  'BW-CRE-16': {
    title: 'Gyengébb, mint amilyennek látszik',
    text: 'A fegyver kaphat kisebb fegyverméretet, mint amekkora a modellje, hogy olcsóbb legyen vagy beleférjen a határba; nagyobbat soha.',
    words: 'gyengítés modell mérés kisebb',
  },
  'BW-CRE-17': {
    title: 'Amit a vető kilő',
    text: 'A vető a saját sebzését okozza vagy a kilőtt töltetét. A töltet legfeljebb fele akkora, mint a vető, és külön vásárolandó; a használat és a hatótáv a vetőé.',
    words: 'katapult töltet bomba fele',
  },
  'BWC-16': {
    title: 'Mennyi fegyvert visz egy repülő?',
    text: 'Angol szöveg: levegőben annyit, amennyi a mérete, az űrben kétszer annyit. Lengyel: a méretét, kivétel nélkül; egy lengyel árlista a szerkezeti szintet írja. Az app mindenütt az angolt követi.',
    words: 'repülő határ űr szint',
  },
  'BWC-17': {
    title: 'A vető töltete',
    text: 'A lengyel szövegből kimaradt a töltet sebzése, helyette teherbírást ír. Az app az angol táblát követi: a töltet saját sebzése, legfeljebb fele méret.',
    words: 'teherbírás vető',
  },
  'BWC-18': {
    title: 'Mit tud a páncéllemez?',
    text: 'Az angol tábla szerint k6-ot ad ahhoz, amit takar, és lökni is lehet vele. A lengyel szerint méretenként 2" területet véd. Az appban a lemez az angolt követi; a terület a varázspajzsé maradt.',
    words: 'lemez terület lökés pajzs',
  },
  'BWC-19': {
    title: 'Melyik nulla felezi az alapköltséget?',
    text: 'Angol szöveg: a 0. szerkezeti szint. A lengyel kétszer 0-s méretet ír, de a saját 2-es méretű, 0. szintű harci ménje 1 pont. Az app a 0. szinten felez.',
    words: 'alapköltség fele nulla elírás',
  },
  'BWC-38': {
    title: 'Mennyivel gyengébbek a csuklók?',
    text: 'Az egyik rész minden felszíni elemet egy szinttel gyengít, a másik a szabadon álló csuklókat és tornyokat kettővel. Az app a meghatározó részt követi: mozgó rész kettővel, a többi eggyel.',
    words: 'csukló torony szint',
  },
  'BWC-74': {
    title: 'Kerekítjük az árakat?',
    text: 'Csak a méretet, ahogy a gazda akarja. Az árak megtartják a feleket és negyedeket, a kerettel a pontos összeget vetjük össze.',
    words: 'kerekítés fél pont',
  },
  'BWC-76': {
    title: 'Melyik fegyver számít a határba?',
    text: 'A szöveg fegyvert ír. Az app azt számolja, ami üt vagy lő; a páncéllemez, a tárolt robbanószer és a vető töltete nem számít.',
    words: 'határ lemez robbanószer töltet',
  },
  'BWC-114': {
    title: 'Ki érheti el a 24"-et?',
    text: 'Az angol szöveg a repülőkre érti, a lengyel bármely alkotásra, bár a szokásos meghajtásnál mindkettő 16"-nél áll meg. Az app csak a repülésnek ad 24"-et.',
    words: 'sebesség repülés határ',
  },
  'BWC-141': {
    title: 'Lezuhan a szárnyát vesztett repülő?',
    text: 'Angol szöveg: azonnal földre kényszerül. Lengyel: lezuhanhat. Az appban leszáll; hogy az esés mit okoz, azt az asztal dönti el.',
    words: 'szárny esés leszállás',
  },
  'BWC-148': {
    title: 'Mennyire lassul?',
    text: 'A részek felének elvesztése 1"-et hagy. Ezért kevesebb veszteségnél az app sem megy 1" alá.',
    words: 'meghajtás rész mozgás legalább',
  },
  'BWC-150': {
    title: 'Lehet fegyvere apró lénynek?',
    text: 'A 0-s méret kétszerese semmi, tehát betű szerint nem; az app ezt követi. Az asztal adhat fullánkot a skorpiónak.',
    words: 'apró lény fegyver nulla skorpió',
  },
  'BWC-151': {
    title: 'Olcsóbb a második közeg?',
    text: 'A szöveg csak annyit mond, hogy több is lehet. Az appban mindegyik teljes árú.',
    words: 'két közeg ár',
  },
} satisfies ChapterTexts<(typeof designIds)[number]>;
