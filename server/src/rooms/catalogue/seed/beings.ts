import { readNouns, type Noun } from './phrase.ts'

/** Creatures, people and powers of nature: what a title is about, and what owns the things in it. */
export const beings: readonly Noun[] = readNouns(`
Tiger       | 虎       | 호랑이   | Tigre m       | Tigre
Dragon      | 龍       | 용       | Dragão m      | Dragon
Phoenix     | 鳳凰     | 봉황     | Fênix f       | Fenix
Lion        | 獅子     | 사자     | Leão m        | Leon
Panther     | 豹       | 표범     | Pantera f     | Pantera
Wolf        | 狼       | 늑대     | Lobo m        | Lobo
Fox         | 狐       | 여우     | Raposa f      | Soro
Bear        | 熊       | 곰       | Urso m        | Oso
Panda       | パンダ   | 판다     | Panda m       | Panda
Rabbit      | うさぎ   | 토끼     | Coelho m      | Kuneho
Cat         | 猫       | 고양이   | Gato m        | Pusa
Owl         | ふくろう | 부엉이   | Coruja f      | Kuwago
Crane       | 鶴       | 두루미   | Grou m        | Tagak
Eagle       | 鷲       | 독수리   | Águia f       | Agila
Falcon      | 隼       | 송골매   | Falcão m      | Palkon
Raven       | カラス   | 까마귀   | Corvo m       | Uwak
Swan        | 白鳥     | 백조     | Cisne m       | Sisne
Peacock     | 孔雀     | 공작새   | Pavão m       | Paboreal
Parrot      | オウム   | 앵무새   | Papagaio m    | Loro
Toucan      | オオハシ | 큰부리새 | Tucano m      | Tukan
Horse       | 馬       | 말       | Cavalo m      | Kabayo
Unicorn     | ユニコーン | 유니콘 | Unicórnio m   | Unicorn
Buffalo     | 水牛     | 물소     | Búfalo m      | Kalabaw
Elephant    | 象       | 코끼리   | Elefante m    | Elepante
Deer        | 鹿       | 사슴     | Cervo m       | Usa
Turtle      | 亀       | 거북이   | Tartaruga f   | Pagong
Koi         | 錦鯉     | 비단잉어 | Carpa f       | Koi
Dolphin     | イルカ   | 돌고래   | Golfinho m    | Lumba-Lumba
Whale       | 鯨       | 고래     | Baleia f      | Balyena
Shark       | 鮫       | 상어     | Tubarão m     | Pating
Octopus     | タコ     | 문어     | Polvo m       | Pugita
Crab        | 蟹       | 꽃게     | Caranguejo m  | Alimango
Seahorse    | タツノオトシゴ | 해마 | Cavalo-Marinho m | Kabayong-Dagat
Butterfly   | 蝶       | 나비     | Borboleta f   | Paruparo
Dragonfly   | トンボ   | 잠자리   | Libélula f    | Tutubi
Scarab      | スカラベ | 스카라브 | Escaravelho m | Eskarabeho
Bee         | 蜜蜂     | 꿀벌     | Abelha f      | Bubuyog
Cobra       | コブラ   | 코브라   | Naja f        | Kobra
Serpent     | 大蛇     | 큰뱀     | Serpente f    | Serpiyente
Camel       | ラクダ   | 낙타     | Camelo m      | Kamelyo
Lynx        | 山猫     | 스라소니 | Lince m       | Lynx
Otter       | カワウソ | 수달     | Lontra f      | Oter
Frog        | 蛙       | 개구리   | Sapo m        | Palaka
King        | 王       | 왕       | Rei m         | Hari
Queen       | 女王     | 여왕     | Rainha f      | Reyna
Emperor     | 皇帝     | 황제     | Imperador m   | Emperador
Empress     | 皇后     | 황후     | Imperatriz f  | Emperatris
Prince      | 王子     | 왕자     | Príncipe m    | Prinsipe
Princess    | 姫       | 공주     | Princesa f    | Prinsesa
Knight      | 騎士     | 기사     | Cavaleiro m   | Kabalyero
Samurai     | 侍       | 사무라이 | Samurai m     | Samurai
Ninja       | 忍者     | 닌자     | Ninja m       | Ninja
Pirate      | 海賊     | 해적     | Pirata m      | Pirata
Captain     | 船長     | 선장     | Capitão m     | Kapitan
Sailor      | 船乗り   | 뱃사람   | Marinheiro m  | Mandaragat
Wizard      | 魔法使い | 마법사   | Mago m        | Salamangkero
Alchemist   | 錬金術師 | 연금술사 | Alquimista m  | Alkimista
Pharaoh     | ファラオ | 파라오   | Faraó m       | Paraon
Oracle      | 神託     | 신탁     | Oráculo m     | Orakulo
Giant       | 巨人     | 거인     | Gigante m     | Higante
Fairy       | 妖精     | 요정     | Fada f        | Diwata
Mermaid     | 人魚     | 인어     | Sereia f      | Sirena
Genie       | ランプの精 | 지니   | Gênio m       | Genie
Gnome       | ノーム   | 노움     | Gnomo m       | Duwende
Miner       | 鉱夫     | 광부     | Garimpeiro m  | Minero
Jester      | 道化師   | 어릿광대 | Arlequim m    | Payaso
Explorer    | 探検家   | 탐험가   | Explorador m  | Manlalakbay
Cowboy      | カウボーイ | 카우보이 | Vaqueiro m  | Koboy
Gladiator   | 剣闘士   | 검투사   | Gladiador m   | Gladyador
Viking      | バイキング | 바이킹 | Viking m      | Viking
Blacksmith  | 鍛冶屋   | 대장장이 | Ferreiro m    | Panday
Fisherman   | 漁師     | 어부     | Pescador m    | Mangingisda
Gardener    | 庭師     | 정원사   | Jardineiro m  | Hardinero
Merchant    | 商人     | 상인     | Mercador m    | Mangangalakal
Minstrel    | 吟遊詩人 | 음유시인 | Menestrel m   | Manunugtog
Sun         | 太陽     | 태양     | Sol m         | Araw
Moon        | 月       | 달       | Lua f         | Buwan
Star        | 星       | 별       | Estrela f     | Bituin
Comet       | 彗星     | 혜성     | Cometa m      | Kometa
Storm       | 嵐       | 폭풍     | Tempestade f  | Unos
Sea         | 海       | 바다     | Mar m         | Dagat
River       | 川       | 강       | Rio m         | Ilog
Forest      | 森       | 숲       | Floresta f    | Gubat
Desert      | 砂漠     | 사막     | Deserto m     | Disyerto
Jungle      | ジャングル | 정글   | Selva f       | Kagubatan
Island      | 島       | 섬       | Ilha f        | Isla
Volcano     | 火山     | 화산     | Vulcão m      | Bulkan
Winter      | 冬       | 겨울     | Inverno m     | Taglamig
Spring      | 春       | 봄       | Primavera f   | Tagsibol
Night       | 夜       | 밤       | Noite f       | Gabi
Dawn        | 夜明け   | 새벽     | Aurora f      | Bukang-Liwayway
Rainbow     | 虹       | 무지개   | Arco-Íris m   | Bahaghari
Wind        | 風       | 바람     | Vento m       | Hangin
Thunder     | 雷       | 천둥     | Trovão m      | Kulog
`)

/** Those that live in water, for the fish games. */
const ofTheSea =
  /^(Koi|Dolphin|Whale|Shark|Octopus|Crab|Seahorse|Turtle|Mermaid|Sea|Pirate|Captain)$/
export const seaBeings = beings.filter(({ names }) => ofTheSea.test(names.EN))
