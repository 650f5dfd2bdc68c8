// From the list of passwords in @zxcvbn-ts/language-common (MIT), most used first, in lower case.

/**
 * The passwords that meet the requirements of A 5 in some case of letters, the first ones also with signs added, and are
 * not a word below with something added.
 */
export const mostUsedPasswords: readonly string[] = `
abc123 1qaz2wsx 123qwe trustno1 1234qwer q1w2e3r4t5 qwer1234 ncc1701 q1w2e3r4 1q2w3e4r thx1138 abcd1234
123abc 123456a bond007 q1w2e3 rush2112 1q2w3e4r5t red123 12345a 123456q blink182 lol123 asd123 eagle1 12345q
zaq12wsx a123456 123456789a 1232323q a12345 qwe123 12345qwert usuckballz1 ncc1701d 123qweasd 123123a rasdzv3
alpha1 a1b2c3 1q2w3e 123456789q zxc123 catch22 a1b2c3d4 qaz123 qqq111 rocky1 soso123aljg oicu812 1234abcd
babylon5 1qaz2wsx3edc jesus1 1a2b3c ncc1701e q12345 123qwe123 q1w2e3r4t5y6 123asd wrinkle1 sex4me a1234567
molly1 super123 colt45 satan666 qwerty12345 gn56gn56 zaq123 1234567a seven7 123456z 1q2w3e4r5t6y 1a2b3c4d
woody1 pepsi1 1passwor viper1 shaney14 zaq1xsw2 sarah1 formula1 honda1 mailcreated5240 123qaz zxcv1234
123zxc frank1 1234567q kevin1 a1s2d3f4 rusty1 elvis1 123321q amber1 sasha1 usa123 front242 123456qwerty
delta1 8j4ye3uz area51 aaa111 123456aa homer1 1234567890q omega1 oscar1 ncc1701a jimmy1 agent007 gizmo1
super1 raven1 chevy1 casey1 123456789z crazy1 123456k kitty1 daisy1 texas1 daddy1 1234qwe passwor1 irish1
jenny1 kelly1 fordf150 cloud9 music1 number1 emily1 sandy1 turkey50 tommy1 tyler1 katie1 polniypizdec0211
abc12345 bobby1 1qa2ws3ed br0d3r 50cent sojdlg123aljg hal9000 snake1 route66 lineage2 ne1469 a123456789
moose1 nwo4life flash1 qwer123 123123q kcj9wx5n sex123 r2d2c3po great1 xbox360 p0015123 bob123 jacob1 cobra1
123456r vh5150 marino13 death1 wolf359 cat123 q123456 fucku2 z1x2c3 turbo1 holly1 sadie1 mouse1 dodge1
12345z cbr600 audia4 harry1 1x2zkg8w 123456s simon1 zxasqw12 a1s2d3 ou8122 spike1 12345678q honey1 123aaa
abc1234 joker1 12qwas abcd123 bunny1 1q2w3e4r5 nokia6300 sweet1 12qw34er jamie1 logan1 penny1 montgom240
12345qwe buffy1 ib6ub9 12345678a maria1 gsxr750 xxx123 sally1 gator1 missy1 just4me max123 teddy1 beast1
misty1 nasty1 linda1 adam12 aa123456 newpass6 bella1 123321a z1x2c3v4 devil666 12345t 123456qw 1234567890a
12qw12 a11111 1qaz2ws qweasd123 bingo1 slave1 chloe1 123qq123 7ugd5hip2j aaron1 spurs1 a12345678 xyz123
mikey1 orion1 eddie1 house1 9293709b13 50spanks just4fun q2w3e4r5 1a2s3d4f iverson3 vsjasnel12 wg8e3wjf
123456qwe mazda626 drummer1 misfit99 qwert12345 vikings1 dodgers1 1z2x3c4v death666 qwe123qwe mazdarx7
123456789s cbr900rr good123654 zachary1 stephen1 pool6123 45m2do5bs marines1 12qw12qw penguin1 asdqwe123
nokia6233 andyod22 zxcasdqwe123 spartan1 yamahar1 wp2003wp 123456ru noname123 cygnusx1 sasha_007 kordell1
nokian73 perfect1 hallo123 pufunga7782 vincent1 1234zxcv marcius2 stanley1 12345qwer vanessa1 gsxr1000
23skidoo ghhh47hj7649 patches1 houston1 12345qwerty awesome1 123456789m mash4077 q1234567 natalie1
q123456789 ncc74656 p0o9i8u7 dilbert1 sasha123 12345abc 123456789d bradley1 5wr2i7h8 melanie1 12345qaz
123456789qwe alexander1 thumper1 7777777a trumpet1 favorite6 skipper1 jupiter1 segblue2 abcdefg1 allison1
special1 liberty1 1qazxsw23edc jesus123 1234rewq 1qazzaq1 1million zxcvb123 frankie1 justice1 trooper1
123456as popcorn1 123456qqq left4dead england1 lol12345 weare138 mercury1 alpha123 naughty1 paladin1
asdfg123 huskers1 claudia1 demon666 1qw23er4 nokia5800 stewart1 ireland1 cantona7 aaaa1111 nemrac58
123456789r flipper1 1111qqqq arizona1 55bgates abc123456 beckham7 nokia123 as123456 kristin1 1q2q3q4q
1234567aa care1839 jupiter2 myspace1 chopper1 z1x2c3v4b5 start123 2wsx3edc 123456789v a1a2a3a4 gizmodo1
q1q2q3q4q5 kenneth1 raymond1 spiderman1 jesus777 123456789o friday13 qaz123wsx 1z2x3c4v5b nokia5530 websol76
india123 20spanks timoxa94 1234567890z mazda323 kristen1 qq123456 jeffrey1 1qaz2wsx3edc4rfv ilya1234
pippen33 georgia1 general1 qw123456 chickenwing101 987654321a a1b2c3d4e5 nancy123 sandman1 victory1
quant4307s a1s2d3f4g5 lincoln1 molly123 3rjs1la7qe warcraft3 chevys10 douglas1 911turbo detroit1 0o9i8u7y
atlanta1 favorite2 groupd2013 madonna1 sooners1 skeeter1 service1 timothy1 gregory1 rocky123 zaq12345
futyn007 manager1 madala11 nokia5130 dima1995 smoke420 cobra427 fantasy1 alabama1 123qwe123qwe fireman1
q1q2q3q4 newproject2004 stinger1 windows1 3edc4rfv sublime1 michele1 1a2s3d4f5g prelude1 pussy4me j3qq4h7h2v
fordf350 12locked 123456789p corvet07 kevin123 a123456a ironman1 pegasus1 dreamer1 blessed1 12345asd
nemesis1 sevenof9 revival47 123456789l sk8ordie 1234kekc snowman1 123456qq 123456ab newpass1 zxcvb12345
capital1 asd12345 1a2b3c4d5e nokia5230 everton1 123mudar l58jkdjp! 1a2a3a4a 123qweas sanity72 frank123
rt6ytere buckeye1 newport1 rb26dett cynthia1 pontiac1 russell1 teacher1 hershey1 control1 lebron23 anna2614
pyramid1 birthday4 account1 fordf250 spartan117 antonio1 0000000000o germany1 deborah1 elvis123 russian7
seattle1 lindsay1 music123 unicorn1 qaz12345 blaster1 element1 asdfg12345 domainlock2005 flowers1 yamahar6
homer123 r4e3w2q1 express1 x72jhhu3z 123456asd !qaz2wsx f15eagle cbr600rr payton34 123456789k saab9000
packard1 january1 17171717aa chipper1 pandora1 jbond007 12s3t4p55 october1 hd764nw5d7e1vb1 blondie1 5tgb6yhn
camelot1 francis1 a1a2a3a4a5 hitman47 bruno123 1basebal cezer121 123hfjdk147 lotus123 4rfv3edc eleven11
123qwe456 zz8807zpl emmitt22 8phrowz622 lindsey1 trucker1 vegas123 rebbyt34 hawkeye1 123masha 1hxboqg2
c3por2d2 redwing1 085tzzqi usmc0311 063dyjuy luv2epus boris123 open1234 monique1 miranda1 5hsu75kpot
chrissy1 brother1 123456abc loveyou2 holiday1 ducati99 r2d2c3p0 redneck1 jamaica1 pepsi123 trojans1 year2005
christy1 indiana1 strange1 blackie1 pentium4 1qaz!qaz jimmy123 golfing1 8phrowz624 westham1 loveyou1
phillip1 mapet123456 titanic1 postov1000 redhead1 ilya1992 skyline1 nokia3250 33rjhjds bastard1 rooster1
pioneer1 october2 ronaldo7 thelast1 1footbal 151nxjmt lucas123 aaaaaaa1 2wsxzaq1 trustn01 crimson1 123321qwe
7hrdnw23 zaq1xsw2cde3 viper123 chocolate1 abigail1 favorite8 1a2a3a4a5a orlando1 brianna1 red12345 favorite7
wildcat1 shooter1 sampson1 nokian70 gy3yt2rgls oscar123 derrick1 asd123asd scruffy1 network1 kitty123
mnbvcxz1 simpson1 birthday1 1jennife classic1 123456789abc boscoe01 tristan1 passion1 malcolm1 q1234567890
123456789n pi314159 1234567u admin18533362 sarah123 trader12 roberto1 camaroz2 toshiba1 1qay2wsx 2wsxcde3
college1 bigfoot1 million1 catfish1 warcraft1 qqqq1111 123456zxc metal666 temp1234 23176djivanfros
123456789qwerty nokia5300 nonrev67 hendrix1 dominic1 vlad1996 connect1 katrina1 wallace1 system32 cvzefh1gkc
water123 damage11 country1 ronaldo9 3edcvfr4 andreas1 isacs155 dragons1 w1w2w3w4 save13tx sunrise1 clinton1
psychnaut1 integra1 4r3e2w1q fatluvr69 xsw21qaz slimed123 1q2q3q4q5q indians1 nokia3310 1234567z oc247ngucz
1111111111zz porn4life oceans11 death123 caitlin1 dima1996 2112rush 123123123q hot2trot whitney1 1111aaaa
ronaldo1 whiskey1 anton123 kelly123 daddy123 toronto1 vaz21099 stealth1 123123qwe qwer4321 vermont1 1357911q
bernard1 trigger1 bennett1 daniela1 chevyz71 halflife2 sk84life 123456789w denis123 12344321q soldier1
patriot1 380zliki t34vfrc1991 maria123 transam1 123456qaz q1w2e3r4t seven777 sandy123 chevy454 samurai1
airforce1 newlife1 123qaz123 shotgun1 123456789qaz 4rfv5tgb garrett1 piazza31 colleen1 elvira26 bobby123
ladybug1 hammers1 larry123 hansolo1 4904s677075 kirill123 celtics1 steeler1 tequila1 013cpfza 12345trewq
defiant1 1234rmvb siemens1 biscuit1 10inches valerie1 martini1 ricardo1 cupcake1 q8zo8wzq bella123 3stooges
ibill123 harry123 123asd123 gnasher23 birthday21 dad2ownu elaine22 hhhhhhh1 154ugeiu 111111aa 383pdjvl
brendan1 2w3e4r5t colt1911 doma77ns venom121293 free4all welkom01 12345zxcvb foxtrot1 kelly001 jennife1
a7777777 britney1 mazdarx8 sherman1 marissa1 quality1 nokia5310 locoman0 nokia6303 cookies1 gizmo123
usmc1775 tyler123 smile123 qwe123asd lost4815162342 art131313 12345678c sweetie1 l8g3bkde just4you bethany1
pxx3eftp durango1 hihje863 dapzu455 postov10 2sexy2ho katie123 cidkid86 verizon1 naruto12 daisy123 favorite5
123qwe321 grizzly1 google123 cracker1 11223344q mark1234 pickles1 preston1 charger1 freddie1 1234567890s
cadr14nu ready2go review69 hunting1 aragorn1 sailing1 history1 nolimit8 satana666 charmed1 polaris1 clemson1
sochi2014 123456789g fffffff1 zzzzzzz1 dgl70460 bondage1 take8422 acun3t1x rasta220 striker1 roman123
house123 nolimit9 qw12er34 student1 aq1sw2de3 farside1 fortune12 tarheel1 simon123 google12 teddy123
123456789x 89231243658s courtney1 devilmaycry4 another1 mama1234 dasha123 freeman1 tornado1 andre123
gznybwf13 assa1234 avenger1 combat123654 xaccess2 vlad1997 12e3e456 mine2306 xsw23edc precious1 poiu0987
good12345 pentium1 onelove1 sunny123 bentley1 plastic1 qqqqqqq1 efbcapa201 picasso1 ddddddd1 lucifer1
monty123 xakep1234 2wsx1qaz casey123 yy5rbfsc 1972chev gsxr1100 forest11 tommy123 jamesbond007 ptfe3xxp
pervert1 123123123a a987654321 dont4get asd123456 wrinkle5 anna1987 123123qweqwe naruto123 note1234
123456789b year2000 jameson1 4815162342lost sasha1996 love4ever falcons1 scarface1 ghjcnj123 q12345678
studio54 surfing1 memphis1 335533aa 999111999q shadows1 4z34l0ts nokia8800 misty123 swimmer1 candy123
jericho1 twisted1 amber123 kennedy1 smith123 123456789qqq inferno1 senha123 wrest666 12345678z 123456789t
qq123456789 78n3s5af nokian95 ozlq6qwm bbbbbbb1 jjjjjjj1 barkley1 abcde123 buttons1 368ejhih 808state
pacific1 iqzzt580 yvtte545 ikilz083 bridget1 554uzpad hzze929b sanity729 extreme1 joker123 zenit2011
abcdef123 pizza123 1234qwerasdf pass1word zx123456 jg3h4hfn qwer12345 123qwe456rty 1234567890qw vlad7788
elizabeth1 nokia7610 1234567d mom4u4mm danil8098 sevilia1 pebbles1 r3ady41t shelley1 omega123 pikachu1
grendel1 1superma cab4ma99 m6cjy69u35 thor5200 rusty123 machine1 mikey123 comcast1 1pass1page johanna1
goddess1 ghbdtnbr1 1qa2ws3e 3syqo15hil leonard1 asterix1 webster1 huskies1 d1i2m3a4 asfnhg66 fhntv1998
11qq22ww 1sexyred myxworld4 birthday54 0raziel0 11c645df nick1234 eagle123 14vbqk9p ab123456 863abgsg
corvett1 nohack04 hamster1 mwq6qlzo 201jedlz lzbs2twz gangsta1 ffvdj474 551scasi primetime21 2b8riedt
ssptx452 tmjxn151 yqlgr667 boeing74 aaron123 money4me koetsu13 bowling1 admiral1 gerrity1 support1 triumph1
zx123456789 saun24865709 mercury7 hopkins1 fiction7 111222333a sasha2010 m1234567 fallout2 sasha1995
martina1 sdsadee23 maynard1 yfcnz123 q1w2e3r4t5y6u7 4z3al0ts shygirl1 snapper1 dupont24 kimber45 bangkok1
gorilla1 romeo123 123456789f emerald1 mittens1 loser123 kenny123 xzsawq21 jamie123 cuddles1 crazy123
griffin1 d1lakiss dima1997 4506802a mimi92139 ghost123 kodaira52 klingon1 989244342a 1wildcat 1compute
686xqxfg pilot123 090808qwe 1aaaaaaa 495rus19 caveman1 123456zx nokia6120 eternal1 mission1 csfbr5yy
mick7278 yxkck878 565hlgqo luv2fuck gsgba368 annette1 80070633pc ingram01 makeksa11 allstar1 scarlet1
abc123abc gfif1991 123as123 zidane10 shearer9 eae21157 chase123 123zxc123 bingo123 adriana1 aa123321
carolyn1 poiu1234 bassman1 shirley1 alberto1 angelo4ek zaqwsx123 1236987z polniypizdec110211 amsterdam1
123456789qw episode1 1qa2ws3ed4rf carrera4 baggins1 12345zxc hamburg1 boobies1 oakland1 z123456789 assword1
brownie1 1234567t paul1234 speaker1 123456789zxc dima12345 fighter1 vw198m2n maxim1935 wenef45313 260zntpc
marilyn1 pentium3 ford9402 phish420 hawkdog79 427cobra 5t6y7u8i zaq11qaz jo9k2jw2 oqglh565 640xwfkv
19mtpgam19 cubbies1 birthday299 parol999 1234567w djg4bb4b pistons1 searock6 24pnz6kc qweasd12 oranges1
tuczno18 playstation3 tm371855 quantum1 sonic123 prodigy1 123456789qq buffy123 mallard1 anfield1 hshfd4n279
343104ky king1234 fkbyf001 clayton1 masha123 hustler1 colole57 ajcuivd289 dima1993 qwe123rty w8gkz2x1
flash123 holland1 7777755102q weather1 plumber1 1samanth fallout3 kickass1 theresa1 paulina1 bmw325is
metro2033 thegame1 redskin1 nokia3230 incubus1 yzerman1 yes90125 sex12345 fkg7h4f3v6 paris123 0okm9ijn
jenny123 sveta123 s456123789 skorpion39 dima2010 dima1234 dima2000 shock123 zz123456 nicolas1 1starwar
maurice1 firefly1 123456789aa volvos40 arwpls4u ou8124me yyyyyyy1 qcmfd454 2kash6zq jalal123 my3girls
tempest1 nolimit5 sk8board 1234567890qwe cubswin1 el546218 florian1 gilbert1 8letters tvxtjk7r sasha1234
roger123 rattolo58 1234567r sausage1 az123456 zxc12345 beautiful1 sony1234 volvo850 qaz1wsx2 strider1
nihao123 camille1 sebastian1 vfrcbv123 4815162342a k1234567 section8 11111111a lobster1 starwar1 holly123
iforgot1 mookie12 matt1234 rambo123 pentium2 ghhh47hj764 january2 pitbull1 masters1 sabbath1 jillian1
roberts1 seventy7 cyclops1 sc0tland 5t4r3e2w1q bmw330ci curious1 z1234567 delta123 lvbnhbq1 printer1
danny123 q1w2e3r4t5y6u7i8 pedro123 zqjphsyf6ctifgu suzanne1 noncapa0 tyrik123 natalia1 k9dls02a 1hxboqg2s
lhbjkjubz2957704 devo2706 roman222 tamwsn3sja denman85 roberta1 opopop11 134kzbip amadeus1 qaz123456
1qazxcvb cisco123 julie456 clapton1 545ettvy 2wj2k9oj 213qwe879 123456ss vg08k714 anna2000 eeeeeee1 linda123
dante123 uiegu451 7ovtgimc 766rglqy warlock1 xxxxxxx1 lsdlsd12 1qazxsw23edcvfr4 123456zz dorothy1 onlyone4
3xbobobo pirates1 peekab00 9379992a a9387670a monday12 security1 raven123 1111111q collins1 a1l2e3x4
zaq123wsx asdf12345 anna2010 birthday5 goforit1 lena2010 4321rewq lesbian1 cessna17 yanshi1982 julia123
mandy123 blood123 chuckie1 bitches1 brittany1 tracker1 honda250 camaroz28 macsan26 carlton1 bunny123
natas666 12qw34er56ty gunther1 honey123 manning1 war3demo penis123 lorenzo1 23wesdxc blunt420 kingdom1
christopher1 buffett1 t3fkvkmj shaolin1 philips1 mason123 bob12345 unknown1 texas123 porno123 123321qq
nokia5228 1234567890w parol123 daytona1 sssssss1 kondom25 1211123a dumbass1 dimon4ik polo1234 vlad1995
fetish01 6458zn7a birthday3 lithium1 bearcat1 12345abcde sd3lpgdr 1corvett 669e53e1 len2ski1 474jdvff
625vrobg damned69 cde34rfv gfxqx686 2b4dnvsx 254xtpss harmony1 rlzwp503 quant4307 lvjdp383 griffey1 shrike01
qpful542 volvos80 gunners1 a19l1980 abcde12345 1qaz3edc 123456aaa jumpman23 isabella1 lsia9dnb9y shane123
walleye1 service01 123456789i jor23dan 221195ws oktober7 serega123 melinda1 asdfjkl1 aezakmi1 imagine1
ktnj2010 chargers1 a1234567890 z123456z wildman1 anna1988 frogger1 1qaz@wsx artem2010 windsor1 1234554321q
deadman1 dolemit1 15s9pu03 qwert54321 artem123 spike123 1234567k cruiser1 simba123 quattro6 breaker1
hxp4life boy4u2ownnyc explore1 2bornot2b baller23 mario123 western1 1234567b 2bornot2 painter1 wutang36
sally123 c43qpul5rz bologna1 741852kk funtime1 peanuts1 d78unhxq redwood1 running1 nokia6230 cornell1
moose123 finance1 dignity7 4cranker q123456q duncan21 laura123 pasha123 horndog1 runescape1 7f4df451
whisper1 nokia3110 lopas123 generic1 fk8bhydb winnipeg261 dusty197 my2girls mustard1 12345678qwe karolina1
1j9e7f6f masterb8 warlord1 matilda1 1zzzzzzz ggggggg1 abcd12345 asdfghj1 mxaigtg5 an83546921an13 forrest1
1grizzly stanley2 compute1 305pwzlr yr8wdxcq iloveme1 spawn666 sam138989 7u8i9o0p qwe123456 chronic1
1958proman 454dfmcq frances1 astra123 aaa12345 qawsed123 abc123456789 bartman1 bb123456 adam1234 jigei743ks
123456789as adxel187 cjxb2014 emerson1 karen123 joker666 rammstein1 chloe123 7653ajl1 123321qweewq
0987654321a 1029384756q merrill1 1234567v italian1 033028pw m1garand anna1989 trailer1 bigtime1 eastern1
orioles1 favorite3 banshee1 maureen1 gerrard8 19371ayj windows9 auckland2010 wolfman1 eric1234 r3vi3wpass
gobuffs2 blade123 ironman2 christian1 grace123 fantasy7 sucker69 w2dlww3v5p leto2010 butterfly1 gillian1
6xe8j2z4 eduardo1 mancity1 logan123 ziggy123 random123 counter1 solomon1 monkeys1 poppy123 987654321z
s7fhs127 premier1 herbert1 1234567890zzz harrison1 dima1992 4809594q dima1990 dima1999 jacob123 mangust6403
mouse123 aa1111aa 1234567s 12345678s 0p9o8i7u vlad1998 redbull1 snake123 ekaterina20 vika2010 fetish69
32615948worms mariner1 tuesday1 1ccccccc bulls123 s1234567 alex12345 lickme69 bill1234 o4izdmxu 878kckxy
project1 qaz12wsx hotsex69 devil123 arnster55 dreamer2 glock9mm 4gxrzemq jtuac3my qmpq39zr 4g3izhox at4gftlw
ljb4dt7n marie123 7ertu3ds u4slpwra 1sunshin 6jhwmqku b929ezzh 9kyq6fge 12345asdfg 682regkh yujyd360
logitech1 cobra123 sr20dett everest1 7gorwell 567rntvm heat7777 lol123456 1butthea skate123 sebora64
clipper1 acmilan1 112233aa 2502557i 123456789e gordolee85 nokia6630 212121qaz magpies1 38gjgeuftd sasha1988
mama2010 alena2010 sasha12345 paula123 alfredo1 alino4ka twenty20 6339cndh balloon1 1111111a jeff1234
pancake1 ivan2010 bonjour1 a32tv8ls bacardi1 oleg1995 hummerh2 volvov70 nokia5320 superma1 beaches1 1steeler
veritas1 branden1 neptune1 26429vadim browns99 chevy350 birdman1 chinese1 p1234567 chaos666 schalke0
sintesi07 october8 lp2568cskt beast666 tanya123 coolguy1 woody123 canucks1 nhfdvfnjkju123 penny123 1w2w3w4w
str8edge cahek0980 lol123123 scottie1 dima1994 sweet123 zippy123 dude1998 311music zxc123zxc 1qasw23ed
station1 volvo240 vanilla1 pon32029 1234567l max33484 radical1 henry123 fifa2008 000777fffa 41d8cd98f00b
4311111q 12345678m scrappy1 lololyo123 01081988m nemvxyheqdd5oqxyxyzi traffic1 adv12775 19952009sa kr9z40sy
248ujnfk poochie1 birthday10 wifey200 ololo123 ceisi123 susanne1 f8yruxoj 1jeffrey slacker1 iiiiiii1
267ksyjf ac2zxdty animals1 nokia6230i hunt4red cptnz062 ndshnx4s wnmaz7sd 8xuuobe4 cmu9ggzh october3
up9x8rww deflep27 lewie622 kzsfj874 kayla123 12345rewq boeing77 xohzi3g4 kfnju842 missy123 nccpl25282
705499fh 123456789y spam967888 123321qaz psw333333 vaz21093 ch1tt1ck masha1998 moom4242 dima1985 panda123
1q3e5t7u asdf67nm mommy123 smile4me central1 8928190a lucifer666 yourmom1 ghjcnjnfr1 jackpot1 123456qwer
sanchez1 mystery1 married1 1michell corrado1 allan123 coolman1 a123456z elmer251 jake1234 1234567qw juggalo1
garbage1 annie123 p030710p$e4o 0o9i8u7y6t 3techsrl aa123123 fbi11213 mama1963 australia1 birthday6 sureno13
spurs123 scoubidou2 bigblue1 trident1 samanth1 extra300 mtwapa1a bengals1 phish123 5tgbnhy6 rainman1
liberty2 p2ssw0rd legolas1 command1 666satan playstation2 peacock1 left4dead2 wrestle1 jarhead1 knights1
dalejr88 sparrow1 greenday1 gretzky9 celeste1 k123456789 bosco123 bogdan123 1234567m dusty123 milkman1
number20 1xrg4kcq cbr929rr camp0017 timmy123 gustavo1 123456789c mammoth1 fighting54 coleman1 junebug1
135135ab mailman1 01telemike01 electra1 ruslan123 schmidt1 123456789zx poker123 noodles1 diana123 keith123
demon123 de1987ma megaman1 1986irachka 51094didi eatshit1 alabama123 loosee123 iloveme2 peace123 0000000000d
monitor1 mistral1 kenwood1 geolog323 a3eilm2s2y uto29321 531879fiz 1234567890m bbbbbb99 cbr600f3 245lufpq
ytdxz2ca 11111aaaaa ccccccc1 birthday100 lisa1234 zombie13 ancella2 pandora2 ck6znp42 1herbier 1w2q3r4e
dustin23 1bbbbbbb 5w76rnqp 4fa82hyx x4ww5qdr a7nz8546 fkojn6gb zldej102 lg2wmgvr unb4g9ty bigsexy1 allen123
wltfg4ta xsvnd4b2 dm6tzsgp rdgpl3ds racecar1 8363eddy 1234567890qaz pgszt6md skywalk1 qwe1234567 safeu851
b1234567 balla007 faith123 fktrcfylh1 1manager 0sister0 anna1984 asd123qwe 12341234q rambler1 12344321a
sasha1992 sasha2000 nastya1995 bristol1 knopo4ka nike1234 4me2know elena123 7jokx7b9du andrei123 bmw318is
flatron1 vika1998 anna1986 usethis1 123abc123 roxanne1 artem777 magical123 hpmrbm41 forward1 eddie123
panthers1 russell2 ipswich1 s5r8ed67s sanders1 chuck123 vfvfgfgf123 22q04w90e dima1998 kd189nlcih wwwwwww1
elliott1 slick123 0773417k cyclone1 ducati74 logging7 vlad1994 felix123 rachael1 natural1 melanie2 redfish1
christa1 skinner1 icecube1 october6 feather1 leather1 grandma1 honda123 nokia2700 scoubidou6 bluesky1
trooper2 oooooo99 asdfg1234 kekskek1 bruins77 123qwe12 booster1 p3nnywiz lespaul1 kendall1 944turbo
3f3fpht7op carla123 fitness1 depeche1 cassidy1 kirsten1 diego123 microlab1 28infern cooking1 chicco22
vfvf2011 hopeful1 emily123 duchess1 liza2000 wert1234 lindros8 dima1989 1a2s3d4f5g6h mets1986 jesusis1
madness1 bsheep75 rrrrrrr1 almaz666 118a105b vika1996 100years jesse123 ab12cd34 lena1982 17071994a
paintball1 s123456789 slot2009 polopolo09 selfok2013 theking1 swinger1 rhind101 m7hsqstm yousuck1 l0swf9gx
eus1sue1 gb15kv99 sasha1997 tatiana1 slava123 katya123 123456qwert vika2011 ak470000 754740g0 roma1993
spanner1 nikki123 tiribon12 ds7zamnw 1simpson 1jjjjjjj newpass3 1abcdefg asdzxc123 honda200 fcc5nky2
rvgmw2gl dro8smwq azfpc310 alice123 keywest1 wwr8x9pu 2i5fdruv hkger286 qmezrxg4 rz93qpmq vurdf5i2 xyh28af4
euro2000 saisg002 158uefas teufelo7 4ebouux8 athlon64 mvtnr765 ym3cautj jaydog472 cessna15 antonio2 bad11bad
table54781 groucho1 ownage123 bond0007 wow12345 123qweasdzx easy1234 z1z2z3z4 blood666 mermaid1 sinatra1
beverly1 anna1985 rockets1 89876065093rax tiburon1 zaq12qaz arianna1 anarchy1 zaphod42 sebring1 tango123
gizmodo2 1234567qwertyu mama1961 alina123 a123456b walkman555 17711771s forest99 3611jcmg amazing1 kenshin1
fsd9shtyu bigbird1 misha123 zebra123 anna1990 anna1997 5c92v5h6 gbplf123 anna1994 venom123 antonio3
firstone123 moom4261 artemis1 zjses9evpa piccolo1 misfits1 c43dae874d seattle2 123123qq brother2 rodman91
1penguin prophet1 jazzman1 sassy123 joker777 robin123 ventura1 battery1 spartak1922 basketball1 uuuuuuu1
marley12 67mustan cantona1 beastie1 messiah1 1ladybug good4you france98 eleanor1 hithere1 2305822q bettis36
liberty7 chico123 kumar123 mymoney1 mclarenf1 87e5nclizry bmw750il kathryn1 65mustan fortune1 dfyjdf846
dude1234 danny001 balls123 ou812345 children2 napster1 miami305 spankme1 1bullshi seabass1 october7 channel1
glasgow1 donna123 maryann1 steph123 system12 wrestling1 5411pimo dima2009 retired1 kolia123 r1234567
sputnik1 lexmark1 love4you oleg1994 9379992q capital5 semperf1 mama12345 marshal1 1qazxdr5 dragoon1
lotrfotr34 p0o9i8u7y6 123321aa 123lol123 1234qwerasdfzxcv qazwsx12345 thesims2 111luzer gtogto43 fathead1
station2 ps253535 sat321321 alexandra1 1234512i gfgf1234 321ret32 babyboy1 qwest123 agapov58 ttttttt1
12345qqq mclaren1 cvzefh1gk cheetah1 hambone1 abcdef12 irish123 margaret1 w1234567 cbr600f4 deskjet1
0cdh0v99ue miracle1 roman777 klaudia1 medical1 j1234567 287hf71h mdmaiwa3 ybrbnf_25 123321az n8skfswa
a8kd47v5 ssbt8ae2 christo1 thecure1 horizon1 1eeeeeee 1xxxxxxx al123456 123boots1 camilla1 7imjfstw 9hmlpyjd
478jfszk nokia7070 liza2009 1bigdadd 1creativ sd3utre7 queenas8151 mccool24 hedj2n4q ofclr278 macross7
jabroni1 12345678i softball1 1drummer camel123 n7td4bjl gborv526 marlins1 joxury8f fifa2010 trim7gun
1234567890qwerty jhrl0821 86chevyx f14tomcat turbo911 dogbert1 q1w2e3r4t5y6u7i8o9p0 honda450 anna1982
12345678w techn9ne 6gcf636i gangster1 hesoyam1 scratch1 hollywood1 looking4 sophieh6 123321qw birthday2
mark3434 nokia5200 wowlook1 manchester1 sys64738 skydive1 terrell1 epsilon1 lillian1 polly123 jhnjgtl12
59382113kevinp mama1964 connor11 journey1 anna2002 tsunami1 rolltide1 redcar27 cougars1 1234567890p picture1
123654789a sasha777 valeria1 qwe123qwe123 change12 romance1 alina1995 boing747 adrianna1 onlyone1 pheonix1
147258369a persona1 beloved1 anime123 aaa123456 antonia1 odt4p6sv8 apache64 monitor2 dogphil3650 zxcasd123
spiderman3 phezc419hv werty123 zsecyus56 4815162342q raptor22 1explore balance1 moondog1 bananas1
warhammer40k grandam1 cessna172 gbpltw123 olga1976 1bastard cottage1 homerun1 something1 maprchem56458
dance123 ppppppp1 mmmmmmm1 nnnnnnn1 amiga500 gundam00 bermuda1 backd00r cheyenne1 lovezp1314 riptide1
momoney1 optimus1 comfort1 belinda1 awesome2 justine1 goodbye1 nuaddn9561 matchbox20 mariana1 vitalik1
bobcat12 bruce123 g1234567 obvious1 patriots1 pinky123 12inches nigger123 hondas2000 cumshot1 bonkers1
partner1 alucard1 jackoff1 lzhan16889 igor1994 champ123 frogman1 brennan1 nuggets1 doggy123 shopping1
juvis123 789456123a nokia6131 hoosier1 nokia6500 vova1994 english1 bondra12 beckham23 justice2 kanmax1994
science1 sparkle1 service321 christi1 1christi cosmo123 subzero1 shampoo1 xiaoyua123 tttttt99 hornets1
music101 control2 zpflhjn1 gonzo123 craig123 cutlass1 jimbo123 creativ1 123456789j pass1wor jesus4me
9z5ve9rrcz hotshot1 vader123 6846kg3r denis1988 fifa2011 looking1 tyson123 123qw123 lexus300 12345abcd
sword123 d1234567 windows2 world123 is3yeusc ujhjl312 scanner1 ivan1985 den12345 1assword zse4xdr5 pyramid7
staples1 7777777s iampurehaha2 19851985p elena2010 maks2010 mamma123 qwer1209 qazxswedc123 river123 vlad1234
nastya2010 jayhawk1 hesoyam123 7777777z dune2000 zxcvb1234 4rzp8ab7 ultra123 schalke04 mike12345 igor1234
nicolas2 losfix16 1s1h1e1f1 maestro1 4077mash 1qayxsw2 jeffery1 higgins1 terry123 slayers1 tracy123 irina123
jake5253 thekiwi1 icam4usb 413276191q vova12345 fjnq8915 fylhtq95 vladimir1 %e2%82%ac avalon11 48n25rcc
1iiiiiii 12345678d 133andre 10293847qp z3cn2erv 8seconds 2000jeep br1ttany 2wsx4rfv girls4me cqub6553
andy2000 peewee51 movies23 critter1 bg6njokf jzf7qf2e vkfwx046 5gtgiaxm odgez8j3 pqnr67w5 mazdamx5 palace22
tdeir8b2 brillo021 ukqmwhj6 2children pudding1 h9iymxmc 2ykn5ccf stickdaddy77 sweetu70 zaqxsw123 havefun1
birthday26 enron714 7654321a georgia2 44e3ebda laser123 compass1 aa123456789 wasdwasd1 spartan11 4seasons
california1 hollister1 bri5kev6 airborn1 serious1 c0l0rad0 sport123 fatal1ty venture1 santana1 passat99
1mercede f1f2f3f4 outside1 qazqaz123 afrika2002 victory7 zse45rdx 1234554321a calgary1 artem1995 h200svrm
alina2006 legends1 alexand1 1carolin prelude9 alina2010 alina1998 alina1994 alina2011 marco123 nata1980
123456789zz mama1970 default1 play2win stunner1 michell1 ihateyou1 qaz123wsx456 highway1 awo8rx3wa8t
lambert1 stratus1 express2 artem1992 plhy6hql privet123 eddie666 nokiae51 santa234 lincoln7 f22raptor
tootsie1 aaaa1122 2278124q lollol12 34erdfcv nikolay9 bujhm123 ikmvw103 irina1991 love4eve peyton18 bryan123
satchel1 mattylad10 pitcher1 jeffrey4 burrito1 megan123 process1 brett123 1qaz0okm ooicu812 beardog1
1newlife codered1 sunshin1 orion123 pablo123 palermo1 9hotpoin penguin8 santana5 rooney10 artcast2 rockstar1
bruiser1 kenneth2 sataniv1993 hobbes12 1234567890d rugby123 nipples1 boating1 magical1 ow8jtcs8t angus123
jazz1234 sheldon1 fubar123 brenda69 burton12 boredboi4u mankind1 boobies2 porol777 patch123 manning18
caleb123 tolkien1 bluedog1 krypton1 banaan123 2dumb2live freeway1 radio123 671fsa75yt buffy1ma hunt0802
a1s2d3f4g5h6 corsair1 2hot4you caution1 mko09ijn pineapple1 olemiss1 not4u2no zorro123 reggie31 silence1
newlife2 collect1 beano002 colin123 command2 1escobar2 sasha1993 lukas123 steam181 420smoke space199
2401pedro kudos4ever nastya123 network2 sweet666 favorite4 s1s2s3s4 savannah1 dracula1 dannym88 indiana7
770129ji dasha2010 empire11 deadmau5 1andonly 6yhn7ujm peugeot406 euclid90 munson15 xxx12345 denis1984
misha1111 lollol123 onetwo12 cecilia1 oleg1996 roma1990 1234567890o qwertyuiop12345 1qa2ws3ed4rf5tg vbhjh123
vaz21074 yuitre12 trrim777 sasha2011 frost1996 lainth88 am4h39d8nh kki177hk sanders2 madmax11 el345612
julie123 ninja123 macross1 good4now tema1234 kkkkkkk1 baggio10 racecar02 eight888 punter12 suckmy1k massive1
meister1 thesims3 trigger2 123456789asd cthulhu1 rfnthbyf1988 kamelia2011 yelena03 5element 123456rrr
vika1995 nastya1996 bond9007 metal123 paraklast1974 s12345678 sasha1994 zaq!2wsx 123456789qwer 20091989q
ojp123456 v123456789 lolkin09 fm12mn12 tu190022 8096468644q elena1971 123ewqasd sexyred1 google10 qcxdw8ry
dbm123dm 123joker mexican1 1autopas autopas1 1ggggggg tuesday2 car12345 templar1 dabl1125 1bigfish chief123
mopar440 2wsxxsw2 hzgg9umc fjysk762 vre2nc3z zwt2sbzl as5ffz17i q4n2jdeh e2fq7fzj lada2110 seattle7 super412
152geczn ichiro51 johnboy1 blah1234 tr2amp25 yolanda1 a1111111 sdh686drth rjhjdf777 anton1992 sutvsc5ysaa
qaz26101778 sanek123 flowers2 badgers1 goofy123 user1122 denis1987 samurai7 necron99 mercede1 advance1
roma1995 bunnies1 fylhtq123 zxcv4321 ferien12 pasword1 alena123 ronaldo99 z1x2c3v4b5n6m7 nokia5610 great123
alina2002 wapbbs_1 locutus1 gorilla9 nautica1 s9te949f zxc123456 anna12345 montero1 12345qazwsx 136611gt
crosby87 sharpie1 astra334566 spartak1 00000000a birthday36 artem1994 artem1991 scuba123 uhtvkby17 allah786
asdqwe12 bollock1 myspace2 zolushka2 megafon77 maveric1 hejsan123 lampard8 sasha111 sonic593 working1
thegreat1 lena2011 minimax1 barrett1 789456123q starcraft2 timothy2 wwwooo1234 go4broke bill2455 versace1
smooth15 alberta1 butthea1 leather9 rashley198 beckham1 bonanza1 gotribe1 lobster2 sveto4ka assfuck1
kalle123 garcia12 fiction9 bernie51 radar123 powerof3 ntktdbpjh1994 jonny123 krishna1 rover123 boots123
nick1234-rem936 bigcock1 koufax32 connor12 12string extra330 beast123 need4speed leonardo1 snuggles1
1234567j babylon6 blaze420 x002tp00 raider12 cobra777 awesome123 strip4me m123456789 111zzzzz bobo1234
nji90okm cypress1 netware1 wallace2 sex4free lopotok01 shocker1 200190ru volvos60 vlad2011 boobear1 fynjy123
slipper1 bowling3 boxster1 987654321g nemesis2 vikings2 olivier1 bigjohn1 h397pnvr enrique1 ma123123123
natalie2 stinker1 campus100 skyblue1 energy12 carwash1 goirish1 chantal1 bergen09 18n28n24a ringo123
aikman08 hillary1 pelican1 fiction6 onetwo34 fallout1 spectre1 musical1 miruvor79 miatamx5 birthday28
willy123 fre_ak8yj mountai1 fordgt40 gymnast1 qq123123 c32649135 dima1991 mosias98 raleigh1 daisy3112
vova1992 1986mets edwards1 maks5843 lincoln2 gre69kik core2duo hardcor1 louis123 mercury2 felicia1 darling1
bluejay1 xxxp455w0rd5 lllllll1 ooooooo1 birthday27 kristie1 99strenght denis2011 1stunner west1234 jenna123
fktif6115 starbug1 dima3452 dima2011 p1nkb178 mama1965 1startre berlin1945 aksjdlasdakj89879 dominik1
0000aaaa 101054yy naruto010 sissy123 june1503 raptor01 23wkoa0fp78dk jackpot3 valiant1 nokian82 fatima753357
redhat50 nthvbyfnjh2 algebra1 c7e4f8ezqh 112233qq stas1992 123vv123 birthday133 w3e4r5t6 vaz21083 trek5200
gamer123 francis2 storm123 6215mila6215 bmvm3e46gtr ethan123 newpass2 2606642yra shit1234 xsw2zaq1 2008m2009
zaq12wsxcde3 oskar123 goodboy1 othello1 harvest1 1q3e5t7u9o herbert0 pol123456 k9vvos0a masha2011 ronaldo123
t1234567 paycheck1 hjvfirf1 lera2000 123456zzz motera15 patricia1 jerry123 stephen2 born2run redbird1
aaa123aaa rock1234 1234567890l sahtm069 raptors1 love12345 azsxdc123 vitalik123 makayla1 7samurai m1m2m3m4
love777321777 mjbnbna1 max12345 masha2010 vfif1986 192837465q 123456789aaa kopa1994 nastya1997 4815162342lf
nepbr2009 rahul123 snh4life w74156900 pfqwtd27121988 cnfc35762209 tdfqugl5 lindsay2 pebbles2 1hhhhhhh
amc20277 bacchus1 km83wa00 serpent1 gooner01 absolut1 haha1234 1stephen 1hundred 1magneto climber1 okk34125
m0ntlure nzceg251 pibzk431 wtsfjmi7 rdq5ww4x mech6666 omytvc15 uxmdzi4o cmigtvo7 h72sfibbnl mutt22pu
cartoon1 hendrix2 gilbert2707 tspeter1 honda2000 12345love seadoo96 sarah200 akira123 qwqw1212 66mustan
champion1 slainte6 wildcat7 w1408776w vgy78uhb 4p9f8nja 77sunset misiaczek1 1blaster outkast1 noway123
iverson1 coco1234 123123qw diana2002 jones123 lucydog1 snapple1 reset123 fanta123 anakin99 thug4life
paragon1 findaupair007 qq123321 alina2009 naughty2 prowler1 african1 ichiban1 e214fre21 fifa2000 ltybc123
anna1979 30seconds predator1 vadim1995 7777777f anna1992 1qaz2wsx3 alpha135792468 boeing747 parol12345
nata1977 italias1 artur4ik olga1991 alena1992 alejandro1 vtnhj2033 s1a2s3h4a5 fkbyf123 zxc123qwe w1w2w3w4w5
20162016up restart1 gofsu338 reading1 trotter1 nokia1600 alina2000 lena1234 azlk2141 artem2000 h0lygr41l
diya2003 m0nkeyb0 element2 denis1989 asd123asd123 parola12 october31 7777777q bettina1 ronaldinho10
fernando1 consult1 a2345678 anna1998 pavel123 svensps820 buzzard1 12andriy14 123vvv123 jorge123 artem1998
artur123 ipo54tj45uy856 s123456s kerstin1 3616615a un4given budlight1 reality5 1maveric baldwin1 westside1
1brother rtyu4567 ke12fe13 imjakie123 blaster2 college2 patches2 marlene1 bass1234 hummer99 suckme69
12q34w56e bmx4life sex4ever american1 slammer1 poptart1 russell7 charter1 habbo123 bigdawg1 godzils4s7
psycho72 12345678l kittycat1 flanker7 qaz123qaz georgie1 norwich1 babylon1 89semtsriuty berl1952 babe1987
library1 druhay17 vika12345 badboys2 bigmac12 ytrewq11 23843dima carolin1 fuckher1 getsome1 blizzard1
thumper2 sdicmt7seytn bigfish1 thedude1 cbr600f2 kennedy12 tylerca310 cougar11 goliath1 scamper1 zheng2568
tractor1 blondie2 kaitlyn1 dylan123 sasuke123 bravo123 bigbear1 tottenham1 thirteen13 rosie123 chimera1
nsnabh76 nightmare1 lantern1 ch3ch2oh 1special paper123 research1 xehrf2011 newport2 bmfc2353 tadpole1
tungdom6 19thhole cancer69 worr3619 2w93jpa4 carmine1 liz8tysiu ireland3 gobucks1 idontknow1 ballin23
pingeye2 skyhawk1 jazmine1 benno007 alkanaft123 liberty9 carrera1 julia666 3children ktjynsq40147
1a2a3a4a5a6a q123321q bullnuts2003 popcorn2 one23456 zippo123 bj200ex1 miami123 toolman1 sunflower1 diehard1
stooges3 passwort1 sleeper1 psycho78 aa111111 b0nehead charlotte1 1cracker madruga2 bulldogs1 pauline1
t5r4e3w2q1 raven666 ss6z2sw6lu tasha123 1mountai 1service cherokee1 shelbygt500 dmiller12as erotica1
caesar12 salomon1 face2face 050605rostik denise01 19960610ilja hand2000 freesex1 ripken08 lineage123
andrews1 jeffwsb1 qwe123321 123456zxcvbn smile101 lizzy123 lucille1 80361665abc morning1 sasuke12 8218yxfz
vintage1 eric1132 wedding1 marcs1997 dogmeat1 foolish1 deniska1 arcadia1 abcd123456 denis1983 den040791
puppy123 roma2010 nokia5700 santafe1 sammie01 rt3460014 torpedo1 special7 werty12345 dima1983 mazda123
d36rkqdff ak471996 porshe911 ncc-1701 1hardcor doc_0815 electro1 wordpass1 iddqd890 general2 lalala123
e6pz84qfcj z1x2c3v4b5n6 872rlcfo gremlin1 telecom1 elena1975 fantasy8 abcabc55 ad12345678 fox12345 360moden
boogers1 telefon1 89063032220m acca3344 vadim1996 vfhbz007 5858855abc 917190qq calypso1 q12we34r
badiman28200 a3930571 mazdamx3 zexts364325 vlad2010 123ewqasdcxz schultz1 juliana1 maiden666 manzey20
polniypizdec1102 vfvjxrf1 mama1960 ybrjkfq1 1billion go4itnow teacher2 irina1989 1w2e3r4t naruto99 nthk12345
betty123 sandi1172 hd764nw5d7e1vbv moon1234 o1l2e3g4 fyfcnfcbz1 number10 typhoon1 aezakmi123 dickens1
grayson1 brown123 leopard1 lollipop1 123123asd x123456x olga1234 stephanie1 system58 volvofh12 antwerp1
ivan1996 n1a2t3a4 mango123 sam12345 twelve12 sadie123 marshall1 josephphone7 0l8kchek semperfi1 69mustan
as12az23 vicious1 nizmo400r juttu123 vespa123 valera123 a789456123 penguin6 russian6 sahtm131 olga1979
12345qwert7 rundll32 5345321aa adm15575 1122qqww aa123456s sahtm038 dunnowho89 oleaut32 maks1995 viggen37
stevens1 mdmsii64 mdmnttd2 mdmgl004 sahtm082 msoracle32re mdmnis1u vika1234 sasha1991 morales1 setupenu2
jaws1221 pitmans4 boy1cool23 melvin69 oleg1985 gbpltw147 4solomon sasha1998 roma1996 bhrh0h2oof6xbqjeh
ka12rm12 87654321vv
`
  .trim()
  .split(/\s/);

/** The five hundred most used passwords of letters alone, and those of installations, seasons, months, days. */
export const mostUsedWords: readonly string[] = `
password qwerty dragon baseball football monkey letmein shadow master michael mustang qwertyuiop pussy
superman fuckyou jordan qazwsx jennifer killer hunter harley zxcvbnm asdfgh buster andrew batman soccer
tigger charlie robert sunshine thomas iloveyou fuckme ranger daniel hockey george computer michelle jessica
starwars asshole pepper klaster zxcvbn freedom princess joshua maggie pass ginger fuck amanda ashley love
cheese nicole summer matthew chelsea dallas biteme matrix william yankees taylor corvette austin access
martin heather thunder merlin secret diamond hello anthony hammer fucker silver gfhjkm justin patrick
richard bailey internet samantha golfer scooter test orange cookie maverick jackson sparky mickey phoenix
bigdog snoopy guitar whatever chicken morgan andrea camaro mercedes peanut ferrari cowboy falcon welcome
samsung sexy steelers joseph smokey dakota melissa arsenal boomer eagles tigers marina nascar booboo gateway
porsche yellow monster spider diablo hannah bulldog junior london purple compaq lakers iceman hardcore
cowboys money banana boston brandon tennis johnny miller coffee scooby edward nikita mother yamaha brandy
barney chester fuckoff oliver charles player knight forever steven rangers midnight chicago bigdaddy redsox
victoria badboy angel please fender chris jasper james slayer rabbit natasha rachel bigdick marine wizard
marlboro raiders prince casper fishing flower crystal jasmine panties iwantu adidas winner winter gandalf
enter ghbdtn angela mike golden lauren cocacola winston madison angels blowme panther sexsex bigtits spanky
bitch shannon sophie johnson asdfasdf david horny toyota tiger murphy dick canada danielle blowjob jonathan
liverpoo muffin cooper apples jackie dennis black john sandra pokemon slipknot carlos qazxsw scorpion qwaszx
nathan butter startrek rainbow asdfghjkl razz redskins newyork gemini cameron qazwsxedc florida liverpool
turtle nicholas viking booger wilson sierra butthead doctor rocket victor dolphins captain bandit jaguar
packers pookie peaches asdf blue dolphin helpme tucker theman tiffany maxwell jeremy qwertyui shithead
debbie albert maddog lovers monica alex united giants nirvana metallic hotdog rosebud mountain benjamin
warrior stupid elephant suckit success jackass bonnie alexis porn lucky jason scorpio samson azerty freddy
driver willie calvin sydney gators dexter bubba creative golf voodoo happy arthur trouble america nissan
gunner rebecca stella garfield gordon jessie bullshit parker asdfghjk fucking apollo jack eminem december
legend airborne beavis august bear apple brooklyn godzilla skippy buddy qwert kitten magic shelby beaver
phantom fred nothing asdasd williams xavier braves darkness travis copper tomcat platinum qweqwe girls
bigboy green power animal police online voyager lifehack fish sniper trinity walter blazer heaven lover
snowball playboy bubbles loveme hooters cricket marvin willow donkey topgun nintendo saturn family november
gabriel destiny pakistan pumpkin digital sergey chance explorer redwings private therock runner tits
lasvegas guinness beatles fire cassie christin celtic broncos andrey babygirl nelson donald scott eclipse
cartman fluffy louise michigan testing carolina little samuel alexande birdie steve cherry pantera sharon
gibson vampire mexico dickhead peter buffalo montana genius beer flyers maximus school minecraft lovely
stalker metallica doggie carter kristina kimberly spencer speedy barbara snickers sabrina carmen marcus
bronco yankee friends paradise dreams magnum horses cool caroline lacrosse goober member qwertyu enigma
scotty pimpin bollocks brian cock surfer sammy genesis poohbear dave star qweasdzxc baby racing friend
hawaii billy admin administrator changeme company daylight spring autumn january february march april june
july september october monday tuesday wednesday thursday friday saturday sunday
`
  .trim()
  .split(/\s/);
