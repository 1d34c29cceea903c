import type { FamilyWords } from '../family-words.ts'

export const words: FamilyWords = {
  id: 'jade-court',
  heads: 'palace pagoda shrine temple gate fan lotus fortune dynasty empire throne crown kingdom',
  beings: 'emperor dragon panda crane samurai ninja koi princess king queen prince daruma',
  stuffs: 'jade porcelain bamboo',
  adjectives: 'royal imperial eastern quiet wise',
  emblems: [
    'dragon',
    'panda',
    'lotus',
    'fan',
    'pagoda',
    'daruma',
    'ingot',
    'coinHole',
    'mahjong',
    'domino',
    'crown',
  ],
  placed: ['Golden Fortune', 'Lotus Pond', 'Samurai Gate', 'Emperor Coin'],
}
