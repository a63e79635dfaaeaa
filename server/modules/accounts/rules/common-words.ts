/** Compiled by hand: what people choose first when a site asks for a password. Lower case, one word each. */
const words = `
password passwort passw pass passcode passphrase secret secure security private access login logon signin admin
administrator root user username guest test tester testing demo sample example default changeme change temp
temporary welcome hello hi letmein openup opensesame trustno enter entry system server computer laptop internet
network office office manager company business work worker employee student teacher school college university
master superman batman spiderman ironman wonderwoman hulk thor marvel avengers starwars jedi yoda vader matrix
pokemon pikachu naruto minecraft fortnite roblox zelda mario sonic tetris xbox playstation nintendo game gamer gaming
player killer hunter ranger soldier warrior ninja samurai pirate wizard magic dragon unicorn phoenix tiger lion
panther leopard cheetah bear wolf fox eagle falcon hawk raven dolphin shark whale turtle monkey gorilla elephant
horse pony donkey rabbit bunny hamster kitty kitten cat cats puppy dog dogs doggy butterfly bee spider scorpion
snake cobra viper rose flower lily daisy jasmine tulip orchid violet sunflower lavender cherry apple banana orange
lemon mango melon peach strawberry blueberry coconut pineapple chocolate vanilla cookie cookies candy sugar honey
sweet sweety sweetie sweetheart cupcake cheese pizza burger coffee tea pepper ginger cinnamon butter chicken bacon
love lover loveme iloveyou iloveu iluvu loveyou babe baby babygirl babyboy darling dear angel angels heaven devil
demon god jesus christ allah buddha bible church faith hope grace peace joy happy happiness smile lucky luck bless
blessed blessing princess prince queen king duke knight castle kingdom diamond gold golden silver platinum ruby
emerald sapphire pearl crystal star stars starlight moon moonlight sun sunny sunshine sky rainbow cloud storm thunder
lightning rain snow winter spring summer autumn fall january february march april may june july august september
october november december monday tuesday wednesday thursday friday saturday sunday morning night today tomorrow
forever always never again remember freedom liberty justice power energy strong legend hero champion winner victory
success money dollar euro ringgit rich cash bank million millionaire boss mother father mom dad mommy daddy mum
mummy papa mama brother sister family friend friends bestfriend husband wife son daughter child children grandma
grandpa michael jennifer jessica ashley amanda daniel david andrew joshua matthew anthony christopher robert thomas
william james john joseph george charlie jordan justin brandon tyler nicole michelle samantha elizabeth maria anna
sarah emily hannah sophie olivia jack harry oliver max buddy rocky bailey buster shadow midnight blue black white
red green yellow purple pink brown grey silver football soccer baseball basketball hockey tennis golf rugby cricket
badminton swimming running cycling yoga liverpool arsenal chelsea manchester barcelona realmadrid juventus bayern
lakers yankees cowboys steelers ferrari porsche mercedes bmw audi toyota honda nissan mustang corvette harley yamaha
suzuki kawasaki google facebook instagram youtube twitter tiktok whatsapp netflix amazon apple iphone samsung nokia
microsoft windows linux ubuntu oracle adobe spotify malaysia singapore indonesia thailand vietnam philippines china
india japan korea australia england london paris berlin madrid roma rome italy spain france germany america canada
mexico brazil newyork california texas florida boston chicago dallas miami vegas sydney melbourne kualalumpur penang
selangor johor sabah sarawak jakarta bangkok manila tokyo seoul beijing shanghai hongkong music guitar piano drums
rock metal punk jazz dance dancer singer rapper metallica nirvana beatles eminem bieber rihanna shakira madonna
beyonce elvis photo picture movie film cinema book reader writer artist design creative dream dreams dreamer
beautiful pretty handsome sexy cute lovely crazy stupid funny silly genius smart cool awesome amazing perfect
wonderful whatever nothing something anything everything nobody someone qwerty qwert qwertz azerty asdf asdfg asdfgh
asdfghjkl zxcv zxcvb zxcvbn zxcvbnm qwertyuiop poiuytrewq lkjhgfdsa mnbvcxz qazwsx qazwsxedc wsxedc edcrfv rfvtgb
qweasd qweasdzxc asdzxc qwe asd zxc abc xyz lantern mentor mentee mentoring coach coaching leader leadership career
training learning program programme
`;

/** Keyboard walks, with the digits in them. Shifted characters are mapped back before they are looked up. */
const walks = `
1qaz 2wsx 3edc 4rfv 1qaz2wsx 2wsx3edc 1qaz2wsx3edc 1qazxsw2 zaq1 xsw2 zaq1xsw2 zaq12wsx zaq1zaq1 1qaz1qaz 2wsx2wsx
q1w2 q1w2e3 q1w2e3r4 q1w2e3r4t5 1q2w 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y qwer1234 1234qwer asdf1234 zxcv1234
qwe123 123qwe asd123 zxc123 123asd 123abc abc123 abcd1234 1234abcd a1b2c3 a1b2c3d4 a1b2c3d4e5 1a2b3c 1a2b3c4d qaz123
123qaz qazwsx123 wsx123 qweasd123 q2w3e4r5 w2e3r4t5 a1s2d3f4 z1x2c3v4 p0o9i8u7 0p9o8i7u 9o8i7u6y 1q1q 1q1q1q1q
`;

const list = (text: string) => text.trim().split(/\s+/);

export const commonWords: ReadonlySet<string> = new Set([...list(words), ...list(walks)]);
