import type { FamilyWords } from '../family-words.ts'

export const words: FamilyWords = {
  id: 'star-post',
  heads: 'observatory rocket post prize library tale mirror dream ring treasury',
  beings: 'star comet wizard cosmic planet moon explorer night owl',
  stuffs: 'silver glass crystal sapphire',
  adjectives: 'cosmic starry flying neon turbo purple bright mystic enchanted',
  emblems: ['rocket', 'planet', 'star', 'moon', 'orb', 'gamepad'],
  placed: ['Hot Seven', 'Cosmic Star', 'Moon Rabbit', 'Space Post'],
}
