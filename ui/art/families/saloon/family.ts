import type { Family } from '../family.ts'
import { scene } from './scene.ts'
import { cabinet, nameLook } from './cabinet.ts'
import { symbols } from './symbols.ts'
import { show } from './show.ts'
import { sound } from './sound.ts'
import { RD } from './pieces.ts'

export const family: Family = {
  id: 'saloon',
  spare: ['cactus', 'horseshoe', 'bull', 'rooster', 'card', 'dice', 'flag', 'coin'],
  aspect: 1,
  top: 182,
  topPhone: 158,
  footHeight: 106,
  gap: 8,
  wipe: 'blinds',
  cabinetSide: 96,
  footInk: '#f6e3b8',
  nameLook,
  plateInk: '#f6e3b8',
  dim: 0.42,
  footAt: 56,
  footPhone: 42,
  sumStyle: {
    face: 'B',
    weight: 900,
    squeeze: 1.04,
    fill: '#fff1c8',
    stroke: [RD, 0.1],
    shade: ['#2a1208', 0.05, 0.06, 4],
  },
  wordStyle: {
    face: 'B',
    weight: 900,
    upper: true,
    squeeze: 1.04,
    tracking: 0.03,
    fill: '#f2c86a',
    shade: ['#7a1a0c', 0.04, 0.05, 2],
  },
  coinStyle: { face: 'B', weight: 900, fill: '#4a2408' },
  bigWord: 'arcade-places.goldTrain',
  footGround: '#2a160c',
  plateGround: '#3a1e10',
  bigVeil: 'rgba(24,8,6,.66)',
  bigY: -60,
  spinInk: '#fff1c8',
  scene,
  cabinet,
  symbols,
  show,
  sound,
}
