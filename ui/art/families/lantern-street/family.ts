import type { Family } from '../family.ts'
import { scene } from './scene.ts'
import { cabinet } from './cabinet.ts'
import { nameLook } from './name.ts'
import { symbols } from './symbols.ts'
import { show } from './show.ts'
import { sound } from './sound.ts'
import { words } from './words.ts'

export const family: Family = {
  id: 'lantern-street',
  spare: words.emblems,
  aspect: 1.06,
  top: 172,
  topPhone: 168,
  footHeight: 118,
  footPhone: 36,
  gap: 10,
  wipe: 'rise',
  cabinetSide: 70,
  footInk: '#ffe9c2',
  nameLook,
  plateInk: '#ffe9c2',
  dim: 0.3,
  sumStyle: {
    face: 'B',
    weight: 800,
    fill: ['#fff6d8', '#ffc24d'],
    stroke: ['#5a120c', 0.09],
    glow: ['rgba(255,140,40,.9)', 0.35],
  },
  wordStyle: { face: 'B', weight: 700, fill: '#ffe4a8', stroke: ['#5a120c', 0.08] },
  coinStyle: { face: 'B', weight: 800, fill: '#5a120c' },
  bigWord: 'arcade-places.skyIsFull',
  footGround: '#2a0a12',
  plateGround: '#3a1014',
  bigVeil: 'rgba(14,6,30,.74)',
  spinInk: '#4a0c0a',
  scene,
  cabinet,
  symbols,
  show,
  sound,
}
