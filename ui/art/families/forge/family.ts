import type { Family } from '../family.ts'
import { scene } from './scene.ts'
import { cabinet, nameLook } from './cabinet.ts'
import { symbols } from './symbols.ts'
import { show } from './show.ts'
import { sound } from './sound.ts'
import { words } from './words.ts'

export const family: Family = {
  id: 'forge',
  spare: words.emblems,
  aspect: 1,
  top: 160,
  topPhone: 152,
  footHeight: 118,
  gap: 8,
  wipe: 'burn',
  cabinetSide: 100,
  footInk: '#ffd8a0',
  nameLook,
  plateInk: '#ffd8a0',
  dim: 0.38,
  litTile: true,
  footAt: 62,
  footPhone: 40,
  sumStyle: {
    face: 'H',
    weight: 900,
    squeeze: 0.88,
    fill: ['#fffbe0', '#ffc23c', '#ff6a0c'],
    stroke: ['#2a0a02', 0.09],
    glow: ['rgba(255,110,20,.9)', 0.4],
  },
  wordStyle: {
    face: 'H',
    weight: 900,
    upper: true,
    squeeze: 0.86,
    tracking: 0.06,
    fill: ['#ffe9b0', '#ff9a2c'],
    stroke: ['#1a0802', 0.1],
  },
  coinStyle: { face: 'H', weight: 900, squeeze: 0.9, fill: '#3a1204' },
  bigWord: 'arcade-places.pour',
  footGround: '#120d0c',
  plateGround: '#140d0a',
  bigVeil: 'rgba(10,2,0,.78)',
  spinInk: '#3a1204',
  scene,
  cabinet,
  symbols,
  show,
  sound,
}
