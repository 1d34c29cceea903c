import type { Family } from '../family.ts'
import { cabinet, nameLook } from './cabinet.ts'
import { cream, green } from './pieces.ts'
import { scene } from './scene.ts'
import { show } from './show.ts'
import { sound } from './sound.ts'
import { symbols } from './symbols.ts'
import { words } from './words.ts'

export const family: Family = {
  id: 'orchard',
  spare: words.emblems,
  aspect: 1,
  top: 176,
  topPhone: 160,
  footHeight: 106,
  gap: 12,
  wipe: 'leaf',
  cabinetSide: 80,
  footInk: '#fff8e2',
  footGround: green,
  nameLook,
  plateInk: '#3a5a1c',
  plateGround: '#fff6e2',
  dim: 0.32,
  footAt: 56,
  footPhone: 40,
  sumStyle: {
    face: 'B',
    weight: 800,
    fill: ['#fffdf0', '#ffe27a'],
    stroke: ['#b02030', 0.13],
    shade: ['rgba(90,10,20,.5)', 0, 0.05, 1],
  },
  plateSumStyle: { face: 'B', weight: 800, fill: '#b02030' },
  wordStyle: { face: 'B', weight: 600, fill: '#fffdf0', stroke: ['#3a7a2c', 0.14] },
  coinStyle: { face: 'B', weight: 800, fill: '#7a3a08' },
  bigWord: 'arcade-places.wholeHarvest',
  bigVeil: 'rgba(255,246,214,.62)',
  spinInk: cream,
  scene,
  cabinet,
  symbols,
  show,
  sound,
}
