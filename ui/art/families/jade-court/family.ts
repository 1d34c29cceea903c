import type { Family } from '../family.ts'
import { scene } from './scene.ts'
import { cabinet, nameLook } from './cabinet.ts'
import { symbols } from './symbols.ts'
import { show } from './show.ts'
import { sound } from './sound.ts'
import { words } from './words.ts'

export const family: Family = {
  id: 'jade-court',
  spare: words.emblems,
  aspect: 1.2,
  top: 178,
  topPhone: 160,
  footHeight: 106,
  gap: 6,
  wipe: 'fan',
  cabinetSide: 120,
  footInk: '#fbe6b4',
  nameLook,
  plateInk: '#fbe6b4',
  dim: 0.36,
  footAt: 56,
  footPhone: 42,
  sumStyle: {
    face: 'B',
    weight: 500,
    fill: ['#fff3c4', '#e2a83c'],
    stroke: ['#4a0c10', 0.06],
    glow: ['rgba(226,178,84,.5)', 0.2],
  },
  wordStyle: { face: 'B', weight: 400, tracking: 0.08, fill: '#fbe6b4' },
  coinStyle: { face: 'B', weight: 800, fill: '#5a2a04' },
  bigWord: 'arcade-places.dragonTurns',
  footGround: '#5a1016',
  plateGround: '#5a1016',
  bigVeil: 'rgba(4,16,18,.76)',
  spinInk: '#fff3c4',
  scene,
  cabinet,
  symbols,
  show,
  sound,
}
