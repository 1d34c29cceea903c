import type { FamilyWords } from '../family-words.ts'

export const words: FamilyWords = {
  id: 'forge',
  heads: 'kiln workshop mine sword shield bell gem coin vault',
  beings: 'blacksmith knight miner gladiator alchemist volcano phoenix giant prince',
  stuffs: 'copper brass iron smoke ruby',
  adjectives: 'fiery crimson mighty brave noble',
  emblems: ['flame', 'swords', 'shield', 'bell', 'castle', 'gem', 'bomb', 'coin'],
  placed: ['Royal Gems', 'Inca Sun', 'Fire Kiln'],
}
