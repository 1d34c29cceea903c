import type { GameEmblemName } from './emblem.ts'
import { createFinder } from './words.ts'

/**
 * Words in a game's name that call for an emblem. The order is the rank: what a thing is comes before how it is,
 * so that a golden dragon is a dragon.
 */
interface Keyword {
  readonly emblems: readonly [GameEmblemName, ...GameEmblemName[]]
  readonly words: string
  readonly signs?: string
}

const KEYWORDS: readonly Keyword[] = [
  // Games by their own names.
  { emblems: ['mahjong'], words: 'mahjong mahyong', signs: '麻雀 麻将 마작' },
  { emblems: ['domino'], words: 'domino* pusoy paigow pai', signs: 'ドミノ 도미노' },
  {
    emblems: ['wheel'],
    words: 'roulette roleta ruleta wheel roda gulong',
    signs: 'ルーレット 룰렛 휠',
  },
  {
    emblems: ['dice'],
    words: 'dice sicbo sic dado dados hilo craps',
    signs: 'シックボー サイコロ 骰 주사위 식보',
  },
  {
    emblems: ['card', 'hand'],
    words:
      'baccarat bacara* blackjack poker hold* card cards cartas baraha patti andar rummy tongits lucky9',
    signs: 'バカラ ポーカー ブラックジャック カード 바카라 포커 블랙잭 카드',
  },
  {
    emblems: ['balls', 'eight'],
    words: 'lotto lotter* loteria bingo keno bola bolas ball balls',
    signs: 'ロト 宝くじ ビンゴ 로또 복권 빙고 키노',
  },
  {
    emblems: ['bomb'],
    words: 'mine mines bomb* mina minas tnt dynamite boom',
    signs: '地雷 爆弾 ボム 지뢰 폭탄',
  },
  {
    emblems: ['target'],
    words: 'dart darts target archer* sniper bullseye alvo',
    signs: 'ダーツ 다트 과녁',
  },
  {
    emblems: ['ticket'],
    words: 'scratch* ticket raffle raspadinha',
    signs: 'スクラッチ 抽選 스크래치 추첨',
  },
  // Creatures. The horseshoe stands before the horse, whose word begins it.
  {
    emblems: ['horseshoe'],
    words: 'horseshoe ferradura cowboy western',
    signs: '蹄鉄 カウボーイ 말굽 카우보이',
  },
  {
    emblems: ['dragon'],
    words: 'dragon* dragao dragoes naga',
    signs: 'ドラゴン 龍 竜 龙 드래곤 용의 황룡 청룡',
  },
  {
    emblems: ['tiger'],
    words: 'tiger* tigre tigres lion leao leoes leon panther',
    signs: '虎 タイガー ライオン 獅子 호랑이 타이거 사자',
  },
  {
    emblems: ['rooster'],
    words: 'rooster* cock cocks galo galos manok sabong tandang chicken frango',
    signs: '鶏 にわとり 闘鶏 닭 투계 치킨',
  },
  {
    emblems: ['rabbit'],
    words: 'rabbit* bunny coelho* kuneho hare',
    signs: 'うさぎ ウサギ 兎 ラビット 토끼',
  },
  { emblems: ['panda'], words: 'panda* bamboo bear urso oso', signs: 'パンダ 熊 くま 판다 곰' },
  {
    emblems: ['bull'],
    words: 'bull bulls buffalo* bufalo ox touro touros kalabaw toro minotaur*',
    signs: '牛 バッファロー 황소 버팔로 소싸움',
  },
  {
    emblems: ['horse'],
    words: 'horse* pony mustang unicorn* cavalo* kabayo stallion derby pegasus',
    signs: '馬 ホース ユニコーン 競馬 경마 유니콘',
  },
  {
    emblems: ['elephant'],
    words: 'elephant* elefante* ganesha safari',
    signs: '象 ゾウ エレファント 코끼리',
  },
  {
    emblems: ['cat'],
    words: 'cat cats kitty kitten neko gato gatos pusa meow maneki',
    signs: '猫 ネコ ねこ キャット 고양이 캣',
  },
  {
    emblems: ['snake'],
    words: 'snake* cobra serpent* ahas medusa python',
    signs: '蛇 ヘビ スネーク 뱀 스네이크',
  },
  {
    emblems: ['butterfly'],
    words: 'butterfl* borboleta* paruparo fairy fada',
    signs: '蝶 バタフライ 妖精 나비 요정',
  },
  { emblems: ['scarab'], words: 'scarab* escaravelho beetle', signs: 'スカラベ 스카라브' },
  {
    emblems: ['feather'],
    words: 'phoenix fenix eagle* aguia agila bird birds ibon passaro* feather* falcon',
    signs: '鳳凰 フェニックス 不死鳥 鷹 鳥 봉황 불사조 독수리 새들',
  },
  // The sea.
  { emblems: ['shark'], words: 'shark* tubarao pating jaws', signs: '鮫 サメ シャーク 상어' },
  {
    emblems: ['octopus'],
    words: 'octopus kraken polvo pugita',
    signs: 'タコ クラーケン 문어 크라켄',
  },
  {
    emblems: ['crab'],
    words: 'crab* caranguejo* alimango lobster',
    signs: '蟹 꽃게 대게',
  },
  { emblems: ['turtle'], words: 'turtle* tortoise tartaruga pagong', signs: '亀 カメ 거북' },
  {
    emblems: ['shell'],
    words: 'shell pearl* perola* perlas kabibe mermaid* sereia* sirena',
    signs: '貝 真珠 人魚 パール 진주 조개 인어',
  },
  {
    emblems: ['trident'],
    words: 'poseidon neptun* triton atlantis trident*',
    signs: 'ポセイドン アトランティス 포세이돈 아틀란티스',
  },
  {
    emblems: ['fish'],
    words: 'fish* fisher* bass pesca peixe* isda koi angler',
    signs: '魚 フィッシュ 釣り 鯉 물고기 낚시 피싱 피쉬',
  },
  {
    emblems: ['anchor', 'ship'],
    words: 'pirat* captain anchor* ancora capitao sailor* barko ship navio viking*',
    signs: '海賊 船 キャプテン 해적 선장',
  },
  {
    emblems: ['wave'],
    words: 'wave* ocean* sea seas surf tsunami onda ondas mar oceano dagat alon',
    signs: '波 海 オーシャン 바다 파도 오션',
  },
  // Fruit and the reels.
  { emblems: ['cherry'], words: 'cherr* cereja* seresa', signs: 'チェリー さくらんぼ 체리' },
  { emblems: ['lemon'], words: 'lemon* limao citrus lime', signs: 'レモン 레몬' },
  {
    emblems: ['grapes'],
    words: 'grape* uva uvas ubas wine vinho',
    signs: 'ぶどう グレープ 포도 와인',
  },
  {
    emblems: ['watermelon'],
    words: 'watermelon* melon melancia pakwan',
    signs: 'スイカ メロン 수박',
  },
  {
    emblems: ['cherry', 'lemon', 'grapes', 'watermelon'],
    words: 'fruit* fruta* frutas prutas berry berries juice juicy',
    signs: 'フルーツ 果物 과일 후르츠 프루트',
  },
  { emblems: ['bell'], words: 'bell bells sino sinos kampana jingle', signs: '鐘 鈴 종소리' },
  {
    emblems: ['seven'],
    words: 'seven sevens 7 77 777 7777 sete pito',
    signs: 'セブン ７ 세븐 럭키세븐',
  },
  { emblems: ['bars'], words: 'bar bars barras' },
  // Lands and legends.
  {
    emblems: ['pyramid', 'ankh', 'eye'],
    words: 'pharaoh* farao* egypt* egito cleopatra pyramid* piramide* nile anubis',
    signs: 'ファラオ エジプト ピラミッド クレオパトラ 파라오 이집트 피라미드',
  },
  { emblems: ['book'], words: 'book* livro* aklat spell*', signs: 'ブック 魔法書 마법책 북오브' },
  {
    emblems: ['eye'],
    words: 'eye eyes horus olho* mata magic* magica wizard* mystic*',
    signs: 'ホルス 魔法 マジック 마법 마술',
  },
  {
    emblems: ['skull'],
    words: 'skull* bones caveira* bungo muertos dead death zombie* ghost',
    signs: '骸骨 ドクロ スカル ゾンビ 해골 좀비 유령',
  },
  {
    emblems: ['cauldron'],
    words: 'witch* potion* bruxa* mangkukulam halloween',
    signs: '魔女 ハロウィン 마녀 할로윈',
  },
  {
    emblems: ['mask'],
    words: 'mask* mascara* maskara carnaval carnival opera venice joker*',
    signs: '仮面 マスク カーニバル ジョーカー 가면 카니발 조커',
  },
  {
    emblems: ['helmet'],
    words: 'helmet viking* gladiator* spartan* roma rome roman hero heroes',
    signs: '兜 ヘルメット バイキング 투구 바이킹',
  },
  {
    emblems: ['swords'],
    words:
      'samurai ninja* knight* war wars warrior* battle* duel* sword* espada* guerra mandirigma',
    signs: '侍 サムライ 忍者 剣 戦 사무라이 닌자 검객 전쟁',
  },
  {
    emblems: ['shield'],
    words: 'shield* escudo kalasag guard* defend*',
    signs: '盾 シールド 방패',
  },
  {
    emblems: ['castle'],
    words: 'castle* castelo* kastilyo tower* torre fort fortress',
    signs: '城 キャッスル 성채',
  },
  {
    emblems: ['hourglass'],
    words: 'time hourglass tempo oras chrono* clock',
    signs: '時 タイム 시간 타임',
  },
  {
    emblems: ['bolt'],
    words: 'zeus thunder* olymp* bolt* lightning raio* kidlat electr* power turbo speed',
    signs: '雷 ゼウス サンダー 稲妻 번개 천둥 제우스',
  },
  {
    emblems: ['rocket'],
    words: 'rocket* space crash aviat* foguete jet astro* eroplano',
    signs: 'ロケット 宇宙 로켓 우주',
  },
  {
    emblems: ['planet'],
    words: 'planet* galax* cosmic cosmos saturn universe planeta',
    signs: '惑星 銀河 行星 행성 은하',
  },
  // Japan and its neighbours.
  {
    emblems: ['torii'],
    words: 'torii shrine kyoto tokyo shogun geisha',
    signs: '鳥居 神社 京都 東京 신사',
  },
  {
    emblems: ['pagoda'],
    words: 'pagoda temple* templo* templo dynasty',
    signs: '塔 寺 パゴダ 王朝 사원 왕조',
  },
  { emblems: ['daruma'], words: 'daruma buddha* buda', signs: 'だるま 達磨 仏 달마 부처' },
  {
    emblems: ['mountain'],
    words: 'fuji mountain* montanha bundok everest volcano*',
    signs: '富士 山 火山 후지산 화산',
  },
  { emblems: ['lantern'], words: 'lantern* lanterna parol', signs: '提灯 灯籠 ランタン 등불 랜턴' },
  {
    emblems: ['firecracker'],
    words: 'firecracker* firework* fogos paputok newyear',
    signs: '爆竹 花火 正月 春節 폭죽 불꽃놀이 설날',
  },
  {
    emblems: ['drum'],
    words: 'drum* taiko tambor tambol festival fiesta festa pista',
    signs: '太鼓 祭 フェス 북소리 축제',
  },
  { emblems: ['fan'], words: 'fan geisha leque abaniko', signs: '扇 芸者 부채 게이샤' },
  {
    emblems: ['sakura'],
    words: 'sakura blossom* hana cherryblossom',
    signs: '桜 さくら サクラ 벚꽃',
  },
  {
    emblems: ['lotus'],
    words: 'lotus flower* bloom* flor flores bulaklak rose roses garden jardim',
    signs: '蓮 ロータス 花 フラワー 연꽃 장미 꽃의 꽃밭',
  },
  {
    emblems: ['mushroom'],
    words: 'mushroom* cogumelo* kabute gnome*',
    signs: 'きのこ キノコ 버섯',
  },
  {
    emblems: ['cactus'],
    words: 'cactus cacto desert* mexic* chilli* taco pinata',
    signs: 'サボテン 砂漠 선인장 사막',
  },
  {
    emblems: ['leaf'],
    words: 'leaf leaves jungle forest* folha* selva floresta dahon gubat amazon*',
    signs: '葉 森 ジャングル 정글 숲',
  },
  // Play and sport.
  { emblems: ['basketball'], words: 'basketball nba hoop* pba', signs: 'バスケ 농구' },
  {
    emblems: ['ball'],
    words: 'football* soccer futebol goal* gol penalty penalti striker',
    signs: 'サッカー フットボール ゴール 축구',
  },
  { emblems: ['shuttle'], words: 'badminton shuttle*', signs: 'バドミントン 배드민턴' },
  {
    emblems: ['glove'],
    words: 'boxing boxe muay fight* fighter* ufc knockout luta suntukan',
    signs: 'ボクシング 格闘 복싱 격투',
  },
  {
    emblems: ['flag'],
    words: 'race* racing racer* formula rally corrida karera finish',
    signs: 'レース レーシング 레이싱 경주',
  },
  {
    emblems: ['gamepad'],
    words: 'esport* arcade* cyber* virtual game gamer pixel',
    signs: 'ゲーム アーケード eスポーツ 게임 아케이드',
  },
  {
    emblems: ['trophy'],
    words: 'trophy cup copa champion* campeao kampeon league liga',
    signs: '杯 カップ 優勝 우승 챔피언 리그',
  },
  // What things are like: gold, luck, light.
  {
    emblems: ['chest'],
    words: 'treasure* chest tesouro* baul kayamanan loot bounty',
    signs: '宝箱 財宝 トレジャー 보물',
  },
  {
    emblems: ['gem'],
    words: 'gem gems jewel* diamond* crystal* joia* diamante* hiyas ruby emerald sapphire',
    signs: '宝石 ジュエル ダイヤ ジェム クリスタル 보석 다이아 크리스탈 루비',
  },
  {
    emblems: ['crown'],
    words:
      'king kings queen* crown* royal* empire emperor* rei reis rainha coroa hari reyna korona prince princess',
    signs: '王 キング クイーン 皇帝 女王 킹 여왕 황제 왕의 왕관',
  },
  {
    emblems: ['key'],
    words: 'key keys chave susi secret* segredo',
    signs: '鍵 カギ 秘密 열쇠 비밀',
  },
  {
    emblems: ['pot'],
    words: 'pot pots pote leprechaun* rainbow* bahaghari',
    signs: '壺 虹 レプラコーン 무지개 항아리',
  },
  {
    emblems: ['clover'],
    words: 'clover* luck lucky irish sorte trevo swerte suwerte shamrock',
    signs: 'クローバー 幸運 ラッキー 행운 럭키 클로버',
  },
  {
    emblems: ['flame'],
    words: 'fire* hot inferno blaze* flame* burn* fogo apoy chama phoenix',
    signs: '火 炎 ファイア ホット 불꽃 화염 파이어 핫',
  },
  {
    emblems: ['moon'],
    words: 'moon* night* lua luna noite buwan gabi midnight',
    signs: '月 ムーン 夜 달빛 보름달 밤의 달의',
  },
  {
    emblems: ['sun'],
    words: 'sun suns sunny sol araw inca* aztec* maya* solar',
    signs: '太陽 アステカ インカ 태양 아즈텍',
  },
  {
    emblems: ['star'],
    words: 'star stars starlight stardust starburst starry estrela* bituin tala stellar nova',
    signs: '星 スターダスト スターライト 별빛 별이 별의',
  },
  {
    emblems: ['heart'],
    words: 'heart* love amor coracao puso pag-ibig valentine*',
    signs: '愛 ハート 사랑 하트 러브',
  },
  {
    emblems: ['ingot', 'coinHole'],
    words: 'fortune* fortuna cai wealth* riqueza prosper* caishen fa fu fuk yaman',
    signs: '福 財 富 招財 元宝 재물 부자 복주머니',
  },
  {
    emblems: ['coin', 'coinHole', 'ingot'],
    words: 'gold* golden coin* money cash rich* ouro moeda* dinheiro ginto pera barya dourad*',
    signs: '金 ゴールド コイン 金貨 황금 골드 코인 머니',
  },
]

const find = createFinder(KEYWORDS.map(({ emblems, ...words }) => ({ value: emblems, ...words })))

/** What the name calls for, the strongest first: each entry lists emblems that serve equally well. */
export const findKeywords = (name: string): readonly Keyword['emblems'][] => find(name)
