import type { Family } from '../family.ts'
import { cabinet, nameLook } from './cabinet.ts'
import { cream, navy, yellow } from './pieces.ts'
import { scene } from './scene.ts'
import { show } from './show.ts'
import { sound } from './sound.ts'
import { symbols } from './symbols.ts'

export const family: Family = {
  id: 'star-post',
  spare: ['moon', 'orb', 'planet', 'star', 'sun', 'flag', 'bolt'],
  aspect: 1.08,
  gap: 8,
  top: 170,
  topPhone: 156,
  footHeight: 108,
  footAt: 50,
  footPhone: 38,
  cabinetSide: 80,
  dim: 0.3,
  wipe: 'burst',
  footInk: '#8ff2e4',
  footGround: navy,
  nameLook,
  plateInk: '#c8f6ee',
  plateGround: navy,
  spinInk: navy,
  sumStyle: {
    face: 'H',
    weight: 800,
    fill: yellow,
    glow: ['rgba(255,180,60,.8)', 0.25],
    stroke: ['#0a1234', 0.1],
  },
  wordStyle: { face: 'H', weight: 400, upper: true, tracking: 0.2, fill: cream },
  coinStyle: { face: 'H', weight: 800, fill: navy },
  bigWord: 'arcade-places.expressDelivery',
  bigVeil: 'rgba(3,5,26,.78)',
  scene,
  cabinet,
  symbols,
  show,
  sound,
}
