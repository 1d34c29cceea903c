import type { Family } from '../family.ts'
import { scene } from './scene.ts'
import { cabinet, nameLook } from './cabinet.ts'
import { symbols } from './symbols.ts'
import { show } from './show.ts'
import { sound } from './sound.ts'
import { words } from './words.ts'

export const family: Family = {
  id: 'deep-current',
  spare: words.emblems,
  aspect: 1,
  top: 156,
  topPhone: 166,
  footHeight: 122,
  gap: 6,
  wipe: 'sink',
  cabinetSide: 90,
  crestAt: 0.5,
  hues: [0, -34, 62, -66, 96, 30],
  footInk: '#d8f4ff',
  nameLook,
  plateInk: '#d8f4ff',
  sumStyle: {
    face: 'H',
    weight: 300,
    fill: '#f2fdff',
    stroke: ['#06324f', 0.07],
    glow: ['rgba(120,230,255,.9)', 0.3],
  },
  wordStyle: {
    face: 'H',
    weight: 300,
    upper: true,
    tracking: 0.16,
    fill: '#e6fbff',
    stroke: ['#06324f', 0.07],
  },
  coinStyle: { face: 'H', weight: 700, fill: '#083048' },
  bigWord: 'arcade-places.whalePasses',
  footGround: '#052740',
  plateGround: '#083a58',
  bigVeil: 'rgba(1,12,30,.62)',
  dim: 0.28,
  footAt: 82,
  footPhone: 44,
  spinInk: '#06324f',
  scene,
  cabinet,
  symbols,
  show,
  sound,
}
