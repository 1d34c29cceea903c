import type { Family } from '../family.ts'
import { scene } from './scene.ts'
import { cabinet, nameLook } from './cabinet.ts'
import { symbols } from './symbols.ts'
import { show } from './show.ts'
import { sound } from './sound.ts'
import { words } from './words.ts'

export const family: Family = {
  id: 'old-kingdom',
  spare: words.emblems,
  aspect: 1,
  top: 178,
  topPhone: 150,
  footHeight: 104,
  gap: 4,
  wipe: 'doors',
  cabinetSide: 110,
  footInk: '#f6e2b4',
  nameLook,
  plateInk: '#f6e2b4',
  dim: 0.45,
  footAt: 50,
  sumStyle: {
    face: 'B',
    weight: 600,
    tracking: 0.02,
    fill: ['#ffe9a8', '#d8922a'],
    stroke: ['#4a2406', 0.08],
    shade: ['rgba(60,30,4,.55)', 0.03, 0.05, 2],
  },
  wordStyle: {
    face: 'B',
    weight: 500,
    upper: true,
    tracking: 0.14,
    fill: '#fbe3a8',
    stroke: ['#4a2406', 0.06],
  },
  coinStyle: { face: 'B', weight: 700, fill: '#4a2406' },
  bigWord: 'arcade-places.sunOpens',
  footGround: '#3a2210',
  plateGround: '#3a2210',
  bigVeil: 'rgba(20,8,0,.7)',
  spinInk: '#4a2406',
  scene,
  cabinet,
  symbols,
  show,
  sound,
}
