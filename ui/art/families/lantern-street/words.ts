import type { FamilyWords } from '../family-words.ts'

export const words: FamilyWords = {
  id: 'lantern-street',
  heads:
    'lane lantern festival parade market bazaar drum bridge party feast kitchen firecracker fireworks',
  beings: 'cat rabbit fairy empress geisha dragonfly',
  stuffs: 'paper silk sugar ginger',
  adjectives: 'sweet merry midnight painted',
  emblems: ['lantern', 'firecracker', 'drum', 'cat', 'rabbit', 'ticket', 'torii'],
  placed: ['Sweet Lantern', 'Dragon Coil', 'Lantern Festival'],
}
