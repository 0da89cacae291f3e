import type { LanguageOfIndex } from '../language.ts';

export const language: LanguageOfIndex = {
  passedOver: new Set(
    'a about across actually after again all also always am an and any anybody anyone anything are aren as at be because been before being big bits boring bother but by can cannot cant could couldn did didn didnt different do does doesn doesnt doing don done dont each else ever every everybody everything explain few for from game get gets getting give given gives go goes going gonna got gotta guy guys had has have he her here hers him his how hows i if im in instead into is isn isnt it its ive just kind know let lets like ll long look lot make makes many may me mean means might mine much must my myself need needs new no nobody normal normally not nothing now of off ok old on ones only or our out own play player players please pls plz put r really right rule rules s say says see she should shouldn since so some somebody someone something still stuff suppose sure t tell than that the their them then there these they theyre thing things this those though to together too tries try trying u ur us use used uses using usual wanna want wants was wasn way we well were what whats when where whether which while who whole whom whose why will with without wont work works would wouldn yes you your'.split(
      ' ',
    ),
  ),
  endings: 'ational|ations?|ments?|ness|ings?|ers?|ies|ied|ed|es|s|ly|e|y',
  endingsInRow: 1,
  forms: [/(?:(?<=ch|sh|x|ss)es|(?<!s)s)$/, /^(?:e?s)?$/],
  concepts: `
thru through
dmg damage
cost price pay. paid expensive cheap worth buy cp point. points how_much pts
first begin start order starts goes_first initiative sequence
turn round phase my_go one_go
last until long duration expire
army force team side budget list. warband roster
win victor objective goal winner
dead die. dies died kill destroy slain casualt corpse body lost. wipe remove death dying perish
wound hurt injur hit_points hp lives damage standfast pip. hits bleed health
heal medic doctor doc. cure treat patch patient nurse first_aid fixed bandage surgeon cleric
hero legend champion leader
officer captain sergeant leadership leader commander general
commander general boss leader warlord
soldier trooper infantry minifig figure fig. figs mini. minis man. men mercenary model. people bloke warrior
minifig mini_fig legoman lego
squad unit. units group platoon regiment bunch mob
shoot shot fire. fires firing fired volley snip ranged archer missile gunfire
gun. guns rifle pistol musket crossbow bow. bows long-ranged short-ranged ranged barrel firearm handgun revolver blaster
cannon artiller gun. guns catapult siege ballista howitzer mortar heavy_weapon
launch rocket bazooka missile rpg payload
bomb explo grenade dynamite blast mine. tnt fuse special_weapon molotov satchel
bazooka flamethrower special launcher
sword axe. knife hand. blade heavy mace club dagger melee katana saber sabre machete cutlass
spear lance pike halberd pole two-handed long. javelin trident
melee close. hand_to_hand brawl fight. fights fighting combat contact scrap wrestl
charg rush ram. ramming run_at running_at gallop bayonet impact
crash collid collision smash bump run_into head_on head-on impact
crush trampl run_over ride_over squash overrun flatten
knock thrown pushed shove push throwback knockback knocked fling
push shove bump
dodge bail dive. evade jump_out out_of_the_way sidestep duck.
parry block. blocks blocking deflect riposte guard.
counter hit_back strike_back strikes_back striking riposte retaliat answer
react respon overwatch interrupt reply
shield buckler
armor armour protect tough plate. mail save. saves
save. saves tough survive resist
roll dice die. d6 throw_dice
crit snake_eyes all_ones double_one natural fumble botch ones
bonus plus. extra additional modifier add. adds
bonus explod sixes six. bonus_die extra_die
penalt minus modifier subtract reduc
reroll re_roll roll_again again redo
chance odds probab
miss. missed misses stray scatter whiff
aim steady stand_still standing_still stationary
cover hidden hide. bush wall behind screen hedge sandbag crate fence shelter
hide hid. hiding sneak stealth camoufl conceal ambush unseen invisib lurk
see. sight spot notice percept line_of_sight los. vision visible view detect
measur distance tape ruler centimet cm. metric
run. runs running sprint dash hurry hustle race.
jump leap hop. vault
fall fell falling drop. roof cliff plummet tumbl ledge
climb ladder stair wall-climb scale
swim water river sea. boat ship
fly flying flier flyer plane air. wing helicopter dragon aircraft
car. cars truck vehicle tank. jeep apc. bike motorcycle wagon chariot machine buggy quad
transport apc. truck carrier passenger inside board. cargo aboard embark disembark get_in get_out get_off get_on hop_in hop_on hop_off unload
drive driver driving steer pilot operator wheel crew controls propulsion
horse steed rider mounted cavalry knight horsem mount. pony
robot golem mind creature animal beast monster zombie alien
monster dragon giant ogre troll creature titan
rat. spider snake insect vermin tiny bat.
building house structure construction fort wall bunker tower hut. barn
tower keep round_tower section
gate gatehouse portcullis door entrance arch
door entrance gate open. close. lock shut
plank bridge walkway
breach crack broken demoralis hole
wreck destroy demolish component part. smash
wheel leg. wing propulsion track. engine motor
build construct brick repair piece. rebuild
lift carry carrie weigh heavy
pick drop. grab hand_over equip item draw. holster reload
improvis makeshift random chair bottle frying rock. object stone rock pan.
magic spell mage wizard sorcer magik enchant bolt
fireball blast area burst aoe splash
summon conjure call. circle
undead zombie skeleton necro raise corpse resurrect
panic flee scared rout afraid fear run_away terror coward
morale scared nerve courage fear brave moral
shaken scared pinned suppress stun disrupt
stun disrupt daze dizzy knocked prone
retreat withdraw give_ground fall_back disengage leave. ground escape pull_back
locked stuck engaged engagement pinned
gang outnumber surround several two_on_one three_on_one many_on
outnumber bodies numerical more_models survivors
combin together join. add_up pool
formation phalanx column rank. shield_wall
entrench dig_in dig. trench dug foxhole
forest wood. woods tree jungle bushes
swamp bog. mud marsh difficult rough slow
lava minefield dangerous chasm deep
ruin rubble debris
road path street
terrain scenery table board map.
deploy set_up setup place. placing start zone
secret hidden_deployment infiltr scout
reserve reinforc arrive drop_pod sudden deep_strike
tired fatigue exhaust
luck bend. fate power_points
duel challenge hero_vs_hero
feat stunt cliche stupendous trick crazy
sacrific redshirt red_shirt bodyguard take_the_bullet bullet
cranky ego. crankiness grumpy
argue disput disagree roll_off settle argument
length. size big. large small huge tall
high height elevat above hill upstairs
blind unseen cannot_see smoke dark
all_ones critical failure
captur prison captive
league tournament season referee
scenario mission special
spin. turn_around facing rotate arc. front rear behind
arc. angle sideways degree turret facing
token marker counter.
solo alone uneven
base. bases stand. footprint
kit gadget gear magic_and_tech equipment
newer later web5 chapter_five latest
quikwars quickwars quick quik
lugpol lugpolwars
absent no_show turn_up show_up walkover
quarter 25
half halv 50
blow blew explo destroy
twice double two_times second again
tie. tied ties equal same. draw
friend own. ally allie team buddy pal. mate.
child kid. kids age. junior
left. remain surviv
top. roof upper on_top
voluntary optional must. compuls
elephant dog. dogs bear wolf troll goblin beast animal creature mind ogre
mouse mice rat. rats vermin bug bugs size_0
jeep mech walker van. lorry tractor vehicle machine monster
tyre tire wheel propulsion
ball_of_fire fireball area_spell
floor storey balcon ledge level
chain slave forced subjugat restrain
shotgun pistol smg short-ranged
laser plasma energy rifle
ammo quiver run_out never_run
disarm lose_weapon knocked_away
headshot head. component part
friendly_fire own_men accident
surrender prisoner captive
flank side. rear arc
tunnel dig. digs teleport unusual
king queen lord commander general
far farther further range
sniper snipe perfect singl
helmet helm armor
river ford water swim
swap exchange holster draw. change
depth deep zone
step pace move
merge regroup join. form forming
window wall building
same_time simultan at_once both
again repeat second twice
hobble limp slow crippl
cost_of price expensive
barricad makeshift improvis
hostage shield redshirt
guts bold brave
wing_it skip fudge estimat
hire mercenar
usb
`,
  chapters: `
healing medic doctor wound
magic mage wizard spell
league tournament liga
quik quikwars quick game
lugpol lugpolwars
squads squad group
creations vehicle tank robot monster
design build vehicle tank building model cost
minds robot monster creature driver crew
wreck vehicle tank building house damage
heroes hero
skills learn skill
charge crash run
charge-web5 charge newer version
usb/machines tank vehicle dragon
usb/prices army list cost points
usb/army army list
usb/field set up table
mage-knight/sections castle tower wall
mage-knight/setup castle set up
mage-knight/access castle tower wall door
mage-knight/eligibility castle attack wall who may
mage-knight/attack castle tower shoot
mage-knight/turn castle tower turn
mage-knight/immunities castle tower wall effect
mage-knight/rulings castle tower wall
usb usb
`,
};
