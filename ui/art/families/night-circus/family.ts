import type { Family } from '../family.ts'
import { scene } from './scene.ts'
import { cabinet, nameLook } from './cabinet.ts'
import { symbols } from './symbols.ts'
import { show } from './show.ts'
import { sound } from './sound.ts'
import { CRM } from './pieces.ts'

export const family: Family = {
  id: 'night-circus',
  spare: ['wheel', 'heart', 'dice', 'card', 'hand', 'drum', 'cat', 'balls'],
  aspect: 1.02,
  top: 206,
  topPhone: 172,
  footHeight: 118,
  gap: 7,
  wipe: 'iris',
  cabinetSide: 70,
  footInk: '#fff0cc',
  nameLook,
  plateInk: '#fff0cc',
  dim: 0.3,
  footAt: 66,
  footPhone: 40,
  sumStyle: {
    face: 'B',
    weight: 900,
    squeeze: 0.92,
    fill: ['#fff6cc', '#f7b52c'],
    stroke: ['#7a0c1c', 0.12],
    shade: ['#3a0a2c', 0.05, 0.06, 3],
  },
  wordStyle: { face: 'B', weight: 900, squeeze: 0.92, fill: CRM, stroke: ['#7a0c1c', 0.1] },
  coinStyle: { face: 'B', weight: 900, fill: '#7a0c1c' },
  bigWord: 'arcade-places.throughTheRing',
  footGround: '#1c0c3c',
  plateGround: '#1c0c3c',
  bigVeil: 'rgba(16,2,26,.76)',
  spinInk: '#7a0c1c',
  scene,
  cabinet,
  symbols,
  show,
  sound,
}
