import type { Family } from '../family.ts'
import { cabinet, nameLook } from './cabinet.ts'
import { scene } from './scene.ts'
import { show } from './show.ts'
import { sound } from './sound.ts'
import { symbols } from './symbols.ts'

export const family: Family = {
  id: 'storm-peak',
  spare: ['cauldron', 'gem', 'swords', 'crown', 'key', 'moon', 'star'],
  aspect: 1,
  gap: 8,
  top: 164,
  topPhone: 152,
  footHeight: 112,
  footAt: 58,
  footPhone: 38,
  cabinetSide: 110,
  dim: 0.26,
  wipe: 'split',
  footInk: '#dcefff',
  footGround: '#0a1230',
  nameLook,
  plateInk: '#dcefff',
  plateGround: '#18214a',
  spinInk: '#fff6d0',
  sumStyle: {
    face: 'H',
    weight: 800,
    skew: -0.12,
    fill: ['#ffffff', '#bfe6ff', '#7aa8ff'],
    stroke: ['#141e4a', 0.1],
    glow: ['rgba(130,170,255,.9)', 0.35],
  },
  wordStyle: {
    face: 'H',
    weight: 800,
    upper: true,
    skew: -0.12,
    tracking: 0.1,
    fill: ['#fff6d0', '#ffd05a'],
    stroke: ['#141e4a', 0.1],
  },
  coinStyle: { face: 'H', weight: 800, skew: -0.1, fill: '#10204a' },
  bigWord: 'arcade-places.skyBreaks',
  bigVeil: 'rgba(5,8,30,.72)',
  scene,
  cabinet,
  symbols,
  show,
  sound,
}
