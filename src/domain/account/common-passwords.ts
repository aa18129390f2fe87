/**
 * The 3,000 most used passwords of the list "10-million-password-list-top-10000" of SecLists (Mark Burnett's ten
 * million leaked passwords; https://github.com/danielmiessler/SecLists, MIT License, Copyright (c) 2018 Daniel
 * Miessler): in lower case, sorted, without those below the minimum length of six characters.
 */
const LIST = `
0.0.000 000000 0000000 00000000 0000000000 000007 007007 010101 01011980 01011985 01011990 01011991 01012000 01012001
01012010 01012011 010203 012345 0123456789 090909 098765 0987654321 101010 10101010 102030 102938 1029384756 111111
1111111 11111111 111111111 1111111111 11112222 111222 111222333 112233 11223344 1122334455 112358 11235813 1123581321
121212 12121212 121314 123098 123123 12312312 123123123 123123a 1232323q 123321 123321123 123321q 12341234 1234321
12344321 1234512345 123454321 1234554321 123456 1234567 12345678 123456789 1234567890 1234567890q 12345678910 123456789a
123456789q 1234567a 1234567q 123456a 123456k 123456q 123456qwerty 123456z 123457 12345a 12345q 12345qwert 1234abcd
1234qwer 123654 123654789 12369874 123698745 123789 123987 123abc 123asd 123qaz 123qwe 123qwe123 123qweasd 123qweasdzxc
123zxc 124578 12qwaszx 131313 13131313 132435 134679 135790 1366613 141414 141627 142536 147147 147258 147258369 147852
147852369 1478963 14789632 147896325 151515 15426378 159159 159357 159753 159951 161616 171717 181818 191919 192837465
19751975 19841984 19851985 19871987 19891989 19911991 19921992 1a2b3c 1a2b3c4d 1q1q1q 1q2w3e 1q2w3e4r 1q2w3e4r5t
1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 202020 21122112 212121 222222 2222222 22222222 223344 232323 23232323 234567
242424 246810 252525 25802580 258456 262626 272727 282828 303030 313131 314159 31415926 315475 321321 321654 323232
333333 33333333 343434 353535 362436 363636 369369 420420 424242 444444 44444444 445566 454545 456123 456456 456654
456789 456852 474747 4815162342 505050 51505150 545454 555555 5555555 55555555 5555555555 555666 565656 654321 666666
66666666 666777 666999 6751520 696969 69696969 73501505 741852 741852963 753159 753951 7654321 777777 7777777 77777777
787878 789456 789456123 7895123 789654 789789 852456 8675309 87654321 888888 88888888 898989 8j4ye3uz 906090 909090
911911 9379992 951753 963852 987456 987654 98765432 987654321 9876543210 989898 999999 99999999 999999999 a12345 a123456
a1234567 a1b2c3 a1b2c3d4 a1s2d3f4 aaa111 aaaaaa aaaaaaa aaaaaaaa aardvark abc123 abcd1234 abcdef abcdefg abcdefgh
abgrtyu abigail access access14 accord account achilles action active adgjmptw adidas adrian aezakmi africa agent007
aggies airborne airforce airplane alabama alaska albert alberto alejandr aleksandr alexande alexander alexandr alexandra
alexis alfred alicia aliens alison allison alpha1 alpine always alyssa amadeus amanda amateur amazon amber1 amelia
america american amsterdam anakin analsex anarchy anastasia anders anderson andrea andreas andrei andrew andrew1 andrey
angel1 angela angelica angelina angelo angels animal anthony anthony1 antonio anubis anything apache apollo apple1
apples aquarius aragorn archer archie area51 arizona arnold arsenal arthur artist asasas asd123 asdasd asdf123 asdf1234
asdfasdf asdfgh asdfghj asdfghjk asdfghjkl asdzxc ashley ashton aspirine assass assassin assfuck asshole asshole1 assman
asterix astros athena atlanta atlantic atlantis atomic auburn audrey august aurora aussie austin autumn avalon avatar
avenger awesome azerty azsxdc babyboy babydoll babygirl babylon babylon5 badass badboy badger baggins bailey baller
bambam banana bananas bandit bangkok banshee barbara barbie barcelon barcelona barkley barney baseball basket basketba
basketball bassman bastard batman battle baxter bbbbbb beagle bearbear beatles beatrice beautiful beauty beaver beavis
beckham beefcake beetle bender benjamin bennett benson bentley berlin bernard bernie bertha bethany bianca bicycle
bigballs bigboobs bigboy bigcock bigdaddy bigdick bigdog bigfoot biggie bigguy bigmac bigman bigone bigred bigtits
billie billybob birdie birdman birthday biscuit bishop bitches biteme blabla black1 blackcat blackdog blackie blackjac
blackman blacks blacky blades blahblah blaster blazer blessed blink182 blizzard blonde blondes blondie blowjob blowme
blue123 blue22 bluebird blueeyes bluemoon bluesky bobafett bobbie bobbob bobcat boeing bohica bollocks bollox bomber
bond007 bondage bonehead bonjour bonnie boobies booboo booger boogie boomer bossman boston bottom bowler bowling bradley
brandi brando brandon brandy brasil braves brazil breeze brenda brendan brianna bridge bridget britney brittany broken
bronco broncos brooke brooklyn brooks brother brownie browns brucelee bruins brutus bubba1 bubble bubbles buckeye
buckeyes buddha buddy1 budlight budman buffalo buffett bugger bulldog bulldogs bullet bullshit bunghole burger burton
business buster butler butter butterfl butterfly butthead butthole buttons byteme cactus cadillac caesar caitlin
caliente californ california callie calvin camaro camelot camels camera cameron camille campbell canada cancer candyman
cannon cantona capital captain cardinal carlos carlton carmen carolina caroline carolyn carpet carrie carrot carson
carter cartman caserta casino casper cassidy cassie castle catalina catcat catch22 catdog catfish catherin cavalier
ccbill cccccc cdtnkfyf celeste celica celine celtic celtics center cessna champion champs chance chandler change
changeme charger chargers charles charlie charlie1 charlott charlotte charly cheese chelsea chelsea1 cherokee cherry
cheryl chester chevelle chevrole cheyenne chicago chichi chicken chicks chiefs children chipper chocolat chopper chris1
chrissy christ christia christian christin christine christop christy chronic chubby chucky cjkysirj cjkywt claire
clancy clarence classic claude claudia clayton clifford clinton clitoris clover cocacola coffee colleen college collins
colombia colorado colors colt45 coltrane columbia command commando compaq computer concrete condor connect connie connor
conrad consumer content control cookie cookies cooldude cooler coolio coolman cooper copper corona corvette cosmos
cosworth cotton cougar country courtney cowboy cowboys cowboys1 coyote cracker creampie creative cricket crimson
cristina crusader crystal cthutq cumming cumshot cupcake curious curtis cutter cxfcnmt cynthia dadada dagger dakota
dallas dalton damian damien dancer danger daniel daniela danielle dannyboy darkness darkside darkstar darling darren
darwin david1 daytona dbrnjhbz dddddd deadhead deadman deanna debbie december deedee deeznuts defender defiant deftones
delete delta1 denise dennis denver derrick desert design desire destiny detroit devildog devils dexter dfvgbh diablo
diamond diamonds dickhead diesel dietcoke digger digital dilbert dilligaf dillon dingdong director discover disney
dkflbvbh doberman doctor dodger dodgeram dodgers dogdog doggie dollar dolphin dolphins dominic domino donald donkey
donnie doodle dookie dorothy double doughboy douglas dragon dragon1 dragons dreamer dreams driver drizzt drowssap
drpepper drummer dublin ducati dudley dumbass duncan durango dustin eagle1 eagles eatshit eclipse eduard edward eileen
einstein ekaterina elaine electric element elephant elijah elizabet elizabeth elliott elvis1 elwood emerald eminem
emmanuel empire energy engage engine engineer england english enigma enterpri ernest erotic escort esther eternity
eugene evelyn everton exigen exigent explorer express extreme falcon falcons fallen family fantasy farmer farside faster
fatass fatboy fatcat father fatman fender fernando ferrari ferret fetish ffffff ficken fighter filter finger finish
fireball firebird firefly fireman fisher fishing fitness fktrcfylh fktrctq flames flatron fletcher flight flipper
florence florida flower flowers fluffy flyboy flyers foobar football forest forever forget forgot formula formula1
forrest fossil foster foxtrot france frances francis franco frank1 frankie franklin franky freaky freckles freddie
freddy frederic fredfred freedom freedom1 freeman freepass freeuser french friday friend friends frogger froggy frontier
frosty fuck_inside fucked fucker fuckers fuckface fuckfuck fucking fuckit fuckme fuckoff fuckyou fuckyou1 fuckyou2
funfun funtime fusion future fyfcnfcbz fylhtq gabriel galaxy galina galore gambit gandalf gangbang gangsta gangster
garbage garcia garden garfield garrett gateway gateway1 gators gbpltw geheim gemini general genesis genius george
georgia gerald gerard german germany geronimo getsome gfhjkm gggggg ghbdtn ghbdtnbr ghjcnj giants gibson gilbert gillian
ginger giovanni gizmodo gjkbyf global gloria gn56gn56 goblin goblue goddess godsmack godzilla goforit gogogo goldberg
golden goldfish goldie golfball golfer golfing goober goodbye goodluck goodtime google gopher gordon gorilla gotcha
gothic gracie graham granny grateful green1 greenday gregory gremlin grendel griffey griffin grizzly groovy grover
guardian guinness guitar gundam gunner hacker hahaha halflife hamilton hamlet hammer hamster hannah hannibal hansolo
happy1 hardcore harder hardon harley harmony harold harris harrison harvey hastings hawaii hawkeye hayden hearts heather
heather1 heaven hector helena hellfire hello1 hello123 helpme hendrix hentai herbert herbie hercules herman hermes
hershey hesoyam hhhhhh hidden highland hiphop history hitler hitman hjvfirf hobbes hobbit hockey holden holiday holland
hollywoo holmes homer1 homers homerun honda1 hongkong hooker hooters hoover horndog hornet horney horses hotboy hotdog
hotrod hotsex hotstuff hottie houston howard hudson hummer hungry hunter hunting hurrican husker huskers ibanez icecream
iceman iforgot iguana ihateyou ilovesex iloveu iloveyou imagine immortal impala imperial incubus indian indiana indians
indigo infantry inferno infiniti infinity insane inside integra internet intrepid ireland ironman isabel isabella
isabelle island israel italia ivanov iverson iwantu jackal jackass jackie jackoff jackson jaguar jamaica james1 jammer
janice janine january jasmin jasmine jason1 jasper jeffrey jennifer jeremiah jeremy jericho jerome jersey jessica
jessica1 jessie jester jesus1 jimbob jjjjjj joanna joanne joejoe john316 johnjohn johnny johnson jonathan jordan
jordan23 joseph joshua jrcfyf judith julian juliet jumper jungle junior jupiter justdoit justice justin justine justme
juventus kaiser kaktus kangaroo kansas karate karina kasper katana katerina kathleen katrin katrina kawasaki keeper
kelley kelsey kennedy kenneth kentucky kenwood kermit kevin1 keyboard keystone kicker killer killme kimberly kingdom
kingkong kingpin kingston kirill kisses kissme kitkat kitten kittycat kkkkkk klaster knicks knight knights kodiak
kolobok kotenok kramer krishna kristen kristi kristin kristina labrador labtec lacrosse ladies ladybug laguna lakers
lalala lancer laptop larisa lasvegas latino lauren laurie lawrence lawyer leather ledzep legend legion legolas lemons
lennon leonard leonardo leopard lesbian lesbians leslie lespaul lestat lester letmein letmein1 letmein2 letsgo lexmark
liberty licker lickme lifehack lightnin lights lincoln lindsay lindsey liquid little liverpoo liverpool lizard lizzie
llllll lobster logitech lol123 lolita lollipop lollol london lonely lonestar lonewolf longhorn looker looking lorenzo
lorraine louise loulou loveit lovelove lovely loveme loverboy lovers loveyou loving lowrider lucifer lucky1 lucky7
luckydog ludwig luther lvbnhbq machine maddie maddog madison madman madmax madness madonna madrid maestro maggie magic1
magnolia magnum magnus maiden mailcreated5240 makaveli maksim malcolm malibu mallard manager manchester mandingo maniac
manson manuel manutd marathon marcel marcus margaret margarita mariah marian marina marine mariners marines marino
marion markus marlboro marley marlin marshall martha martin martina martinez martini marvel marvin maryjane maryland
massive master master1 masters matilda matrix matthew matthew1 mature maurice maverick maxima maximus maxine maxmax
maxwell maynard megadeth megaman melanie melinda melissa melody melvin member mememe memphis mercedes mercury meridian
merlin mersedes metallic metallica method mexico michael michael1 michel michele michelle michigan mickey microlab
microsoft midnight miguel milano miller millie million milton minecraft minnie mirage miranda mission mister mistress
mitchell mmmmmm mnbvcxz mobile mollie molly1 moloko molson monday money1 moneys mongoose monica monika monique monitor
monkey monkey1 monkeys monopoly monroe monster montana montreal moocow mookie moomoo morgan morpheus morris morrison
moscow mother motorola mountain mozart muffin mulder munchkin muppet murphy murray muscle mushroom musicman mustang
mustang1 mustangs mylove mypass myself mystery mystic nadine napass napoleon naruto nascar nastya natali natalia natalie
natasha nathalie nathan national naughty ncc1701 ncc1701a ncc1701d ncc1701e nellie nelson nemesis neptune network
newlife newman newpass newport newton newyork nfnmzyf nicholas nicola nicolas nicole nigger nikita nimrod niners
nintendo nipple nipples nirvana nissan nolimit noodle noodles nookie nopass norman norton nothing november nugget
nuttertools nylons nymets oakland oakley obiwan oblivion october odessa office ohyeah oicu812 oklahoma oksana oldman
oliver olivia omega1 onelove online oooooo openup oracle orange orlando oscar1 osiris outlaw overlord oxford pa55word
pacific packard packers pacman painter pakistan palace paladin palmer pamela panama panasonic pancho pandora pantera
panther panthers panties panzer paradise paradox parker parola parrot pascal pass123 passat passion passport passw0rd
passwor password password1 password123 patches patricia patrick patrick1 patriot patriots patton pavilion payton peaches
peanut peanuts pearljam pebbles peekaboo peewee pegasus pencil penelope penguin penguins pentium people pepper pepsi1
perfect personal pervert peterpan peugeot phantom philip philips phillies phillip philly phoebe phoenix photos picard
picasso pickle pickles picture pierre piglet pikachu pimpin pineappl pinkfloy pioneer pirate pirates pistol pitbull
planet plastic platinum playboy player playtime please pleasure plumber plymouth poison poiuyt pokemon polaris police
polina pontiac poohbear pookie pooper poopie poopoo popcorn popeye popopo porkchop pornstar porsche porsche9 porter
portland portugal possum postal potato potter powder power1 powers pppppp precious predator prelude presario preston
pretty primus prince princes princess printer private privet prodigy psycho pumpkin punisher punkin punkrock puppies
purple pussies pussy1 pussy69 pussycat pussys putter pyramid python q12345 q1q1q1 q1w2e3 q1w2e3r4 q1w2e3r4t5
q1w2e3r4t5y6 qawsed qawsedrf qaz123 qazqaz qazwsx qazwsx123 qazwsxed qazwsxedc qazwsxedcrfv qazxsw qazxswedc qqq111
qqqqqq qqqqqqqq quality qwaszx qwe123 qweasd qweasdzxc qweqwe qwer1234 qwerasdf qwert123 qwerty qwerty1 qwerty12
qwerty123 qwerty12345 qwerty123456 qwertyu qwertyui qwertyuio qwertyuiop qwertz qwqwqw rabbit racecar racerx rachel
racing rafael ragnarok raider raiders rainbow raistlin rammstein ramona random ranger rangers raptor rascal rasdzv3
ravens raymond rbhbkk reality reaper rebecca rebels red123 redalert redbull reddog redhead redman redneck redred redrum
redskins redsox redwings reggie regina remember renegade rescue research review rfrfirf rhbcnbyf ricardo richard
richard1 richie richmond ripper rjntyjr robbie robert roberto roberts robinson rocker rocket rockon rockstar rocky1
rodney rogers roland roller rolltide romashka rommel ronald ronaldo ronnie rookie rooster rootbeer roscoe rosebud
rosemary roxanne rrrrrr rubber runner rush2112 ruslan russell russia russian rusty1 sabbath sabina sabine sabrina safety
sailboat sailing sailor saints sakura salmon samantha sammie sammy1 sampson samsam samson samsung samuel samurai sanchez
sandiego sandman sandra santiago santos sapphire sarah1 sasha1 satan666 saturn savage savannah scarface scarlet scarlett
school scooby scoobydo scooter scooter1 scorpio scorpion scotland scotty scrappy scream scruffy scully search seattle
sebastia sebastian secret security seinfeld seminole semperfi septembe september serega serena serenity sergei sergey
sergio server service sesame seven7 sex4me sexsex sexual shadow shadow1 shaggy shalom shaman shamrock shaney14 shannon
shaolin sharks sharon shasta shaved shazam sheena sheila shelby shelley shelly shemale sherlock sherman sherry shiloh
shirley shithead shitty shogun shooter shopping shorty shotgun showme showtime sidney siemens sierra silver silvia
simone simple simpson simpsons singer single sinner sirius sister sithlord skater skeeter skiing skinny skipper skippy
skittles skyline skywalke slappy slapshot slayer sleepy slipknot smiles smiley smitty smoker smokey smokin smooth smudge
snakes snapper snatch snickers sniper snoopy snowball snowman snuggles sobaka soccer soccer1 socrates softball software
soldier soleil solomon somethin sommer sooner sooners sophia sophie soso123aljg southern spanking spankme spanky sparky
spartak spartan spartans speaker special spectrum speedy spencer spider spiderma spiderman spidey spirit spitfire spooky
sports spring springer sprint sprite spunky spyder squirrel squirt srinivas ssssss stacey stalker stallion standard
stanley star69 starcraft stardust starfish stargate startrek starwars stealth steelers stefan stella stephani stephanie
stephen sterlin sterling steven stevie stewart sticky stimpy stinger stingray stinky stocking stonecol stones stormy
stranger street strider strike stripper strong stuart student studio stupid subaru sublime success sucker suckit suckme
summer sundance sunday sunrise sunset sunshine super123 superfly superman support surfer surfing suzanne suzuki svetik
svetlana swallow sweetie sweetpea sweets sweety swimming swinger swingers swordfis swordfish sydney sylvia system
tacobell tacoma tamara tanker tanner tardis target tarheel tarheels tarzan tatiana tattoo tatyana taurus taylor tazman
teacher technics techno telefon tempest temple tennis tequila teresa terminator terror test123 tester testing testtest
thailand thanks thankyou thegame theking theman theone therock thomas thompson throat thuglife thumper thunder thunder1
thx1138 tickle tiffany tiger1 tigers tigger timber timothy tinker tintin titanic titans titleist tobias tomcat tomtom
topcat topdog topgun topper tornado toronto toshiba tottenha toyota tracey tractor traffic trains trance transam travel
travis trebor trevor trfnthbyf tricky trigger trinity tristan triton triumph trixie trojan trojans trombone trooper
trouble trucker trucks trumpet trunks trustno1 tttttt tucker tuesday turkey turner turtle tweety twilight twister tyrone
ultimate unicorn united unreal usa123 usuckballz1 vacation vagina valentin valentina valera valerie valhalla valley
vampire vanessa vanhalen vanilla vectra vegeta velvet verbatim veritas verona veronica veronika vertigo vfhbyf vfhecz
vfrcbv vfrcbvrf vfvjxrf victor victoria victory viking vikings viktor viktoria vincent violet viper1 vipers virgin
virginia vision vivian vkontakte vladimir volume voodoo vortex voyager vulcan walker wallace walnut walter wanker
warcraft warlock warren warrior warriors waterloo waters watson weasel weather webmaster webster weezer welcome welcome1
werewolf wesley western westham westside wetpussy whatever wheels whiskey whitney whocares whynot wicked wildcat
wildcats william william1 williams willie willis willow wilson window windows winner winnie winston winter wisdom wizard
wolfgang wolfman wolfpack wolverin wolverine wolves wombat wonder woody1 wookie wordpass wrangler wright wrinkle1 writer
wutang wwwwww xanadu xavier xfiles xxxxxx xxxxxxxx yamaha yankee yankees yankees1 ybrbnf yellow yesyes yfnfif yomama
yourmom yoyoyo ytrewq yvonne zachary zaq123 zaq12wsx zaq1xsw2 zaqwsx zeppelin zipper zombie zvezda zxc123 zxcv1234
zxcvbn zxcvbnm zxczxc zzzzzz zzzzzzzz
`;

const COMMON: ReadonlySet<string> = new Set(LIST.trim().split(/\s+/));

/** Whether the password is on the list, case-insensitive. */
export const isCommonPassword = (password: string): boolean => COMMON.has(password.toLowerCase());
