import type { FamilyWords } from '../family-words.ts'

export const words: FamilyWords = {
  id: 'saloon',
  heads:
    'tavern train duel horseshoe riches farm adventure bend treasure chest map key bridge jackpot',
  beings: 'horse cowboy buffalo wolf raven fox bull rooster merchant jungle island',
  stuffs: 'coffee cedar',
  adjectives: 'wild western swift great lost',
  emblems: ['horse', 'horseshoe', 'bull', 'rooster', 'cactus', 'target', 'flag', 'glove', 'trophy'],
  placed: ['Lucky Clover', 'Wild Panther', 'Horseshoe Bend'],
}
