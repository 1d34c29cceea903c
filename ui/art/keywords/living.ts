import type { Keyword } from './keyword.ts'

// Creatures, the sea and fruit.
export const living: readonly Keyword[] = [
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
]
