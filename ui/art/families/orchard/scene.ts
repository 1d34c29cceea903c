import { disc, glow, linear, pen, radial, stamp } from '../../stage/brush.ts'
import { cloud, hills } from '../../stage/scenery.ts'
import { numbersFrom, pick, TURN } from '../../stage/shapes.ts'
import type { Box, Context } from '../../stage/types.ts'
import type { FamilyScene, Hour } from '../family.ts'

type Season = {
  readonly sky: readonly string[]
  /** From the far hills to the near ones. */
  readonly hills: readonly [string, string, string, string]
  readonly leaf: string
  readonly nearLeaf: string
  readonly fruit: string
  readonly fence: string
  readonly cloud: string
  readonly sun: string
  readonly halo: string
  readonly noHalo: string
  /** How high the sun stands, in heights of the stage. */
  readonly sunAt: number
}

const seasons: Readonly<Record<Hour, Season>> = {
  light: {
    sky: ['#8fd3e8', '#c8ecec', '#f6f4d2'],
    hills: ['#a8cf6a', '#7fb84a', '#5a9a3a', '#3f7a2c'],
    leaf: '#4c9a3c',
    nearLeaf: '#3a8430',
    fruit: '#e03a3a',
    fence: '#fff8ea',
    cloud: 'rgba(255,255,255,.85)',
    sun: '#fff3b0',
    halo: 'rgba(255,248,200,.85)',
    noHalo: 'rgba(255,248,200,0)',
    sunAt: 0.2,
  },
  dark: {
    sky: ['#3a3a7a', '#a8527a', '#f4965a'],
    hills: ['#6a6a5a', '#4a5a42', '#344a34', '#213424'],
    leaf: '#26402c',
    nearLeaf: '#1a2e20',
    fruit: '#c8402c',
    fence: '#6a5a52',
    cloud: 'rgba(255,190,150,.4)',
    sun: '#ffd28a',
    halo: 'rgba(255,160,80,.7)',
    noHalo: 'rgba(255,160,80,0)',
    sunAt: 0.44,
  },
  free: {
    sky: ['#f7b8cc', '#fbd8dc', '#fff0e6'],
    hills: ['#c8dba0', '#a8c87a', '#84b060', '#5a8a48'],
    leaf: '#f49ab8',
    nearLeaf: '#f07fa6',
    fruit: '#fff0f4',
    fence: '#fff8ea',
    cloud: 'rgba(255,255,255,.85)',
    sun: '#fffbe0',
    halo: 'rgba(255,250,230,.8)',
    noHalo: 'rgba(255,250,230,0)',
    sunAt: 0.2,
  },
}

const crown = [
  [0, -74, 40],
  [-30, -56, 30],
  [30, -56, 30],
  [0, -48, 34],
] as const

function tree(
  context: Context,
  x: number,
  y: number,
  size: number,
  leaf: string,
  trunk: string,
): void {
  context.fillStyle = trunk
  context.fillRect(x - 5 * size, y - 40 * size, 10 * size, 44 * size)
  context.fillStyle = leaf
  context.beginPath()
  for (const [across, up, radius] of crown) {
    context.moveTo(x + (across + radius) * size, y + up * size)
    context.arc(x + across * size, y + up * size, radius * size, 0, TURN)
  }
  context.fill()
}

function hangFruit(
  context: Context,
  x: number,
  y: number,
  size: number,
  colour: string,
  random: () => number,
): void {
  for (let at = 0; at < 9; at += 1) {
    const across = (random() - 0.5) * 84 * size
    disc(context, x + across, y - (40 + random() * 60) * size, 4.4 * size, colour)
  }
}

function fence(context: Context, from: number, to: number, ground: number, colour: string): void {
  context.strokeStyle = colour
  context.lineWidth = 8
  context.beginPath()
  for (let x = from; x < to; x += 44) {
    context.moveTo(x, ground)
    context.lineTo(x, ground - 150)
  }
  for (const rail of [132, 108]) {
    context.moveTo(from, ground - rail)
    context.lineTo(to, ground - rail)
  }
  context.stroke()
}

function fireflies(context: Context, time: number, { stageWidth, stageHeight }: Box): void {
  for (let fly = 0; fly < 34; fly += 1) {
    const x = ((fly * 173) % stageWidth) + Math.sin(time * 0.6 + fly) * 30
    const low = (fly * 61) % (stageHeight * 0.42)
    const y = stageHeight * 0.5 + low + Math.cos(time * 0.8 + fly * 2) * 16
    const alpha = 0.35 + 0.65 * Math.max(0, Math.sin(time * 1.7 + fly * 1.9))
    const paint = (own: Context) => {
      glow(own, 0, 0, 13, '#e8ff8a', 0.9)
      disc(own, 0, 0, 1.8, '#fdffd8')
    }
    stamp(context, 'orchard firefly', x, y, 14, paint, 0, alpha)
  }
}

/** Leaves in summer; in blossom, petals. */
function fallingLeaves(
  context: Context,
  time: number,
  { stageWidth, stageHeight }: Box,
  colours: readonly string[],
  count: number,
): void {
  for (let leaf = 0; leaf < count; leaf += 1) {
    const near = leaf % 3
    const x = ((leaf * 97 + time * (26 + near * 14)) % (stageWidth + 60)) - 30
    const y = ((leaf * 149 + time * (34 + near * 16)) % (stageHeight + 40)) - 20
    context.save()
    context.translate(x, y)
    context.rotate(time * 1.3 + leaf)
    pen(context, pick(colours, near), 'M0 -8Q8 -2 0 8Q-8 -2 0 -8Z')
    context.restore()
  }
}

function birds(context: Context, time: number, { stageWidth, stageHeight }: Box): void {
  context.strokeStyle = '#3a4a5a'
  context.lineWidth = 2
  context.beginPath()
  for (let bird = 0; bird < 5; bird += 1) {
    const x = ((time * 22 + bird * 44) % (stageWidth + 200)) - 100
    const y = stageHeight * 0.17 + Math.sin(time + bird) * 8 + bird * 7
    const wing = Math.sin(time * 7 + bird) * 5
    context.moveTo(x - 9, y - wing)
    context.quadraticCurveTo(x - 4, y - 3, x, y)
    context.quadraticCurveTo(x + 4, y - 3, x + 9, y - wing)
  }
  context.stroke()
}

export const scene: FamilyScene = {
  scene(hour) {
    const season = seasons[hour]
    const [farthest, far, middle, near] = season.hills
    return [
      {
        depth: 0.1,
        paint(context, width, height) {
          context.fillStyle = linear(context, 0, 0, 0, height * 0.75, ...season.sky)
          context.fillRect(0, 0, width, height)
          const [x, y] = [width * 0.82, height * season.sunAt]
          disc(context, x, y, 300, radial(context, x, y, 40, 300, season.halo, season.noHalo))
          disc(context, x, y, 56, season.sun)
          cloud(context, width * 0.1, height * 0.16, 1.4, season.cloud)
          cloud(context, width * 0.34, height * 0.1, 1, season.cloud)
          cloud(context, width * 0.66, height * 0.2, 1.2, season.cloud)
        },
      },
      {
        depth: 0.35,
        paint(context, width, height) {
          hills(context, width, height * 0.62, 70, 260, 1, farthest)
          hills(context, width, height * 0.7, 60, 190, 3, far)
          for (let at = 0; at < 26; at += 1) {
            const y = height * 0.68 - 22 * Math.sin(at * 1.3) + 10
            tree(context, (at * width) / 25, y, 0.34, season.leaf, '#6b4a2c')
          }
        },
      },
      {
        depth: 0.75,
        paint(context, width, height) {
          hills(context, width, height * 0.8, 50, 240, 5, middle)
          const random = numbersFrom(7)
          for (const part of [0.03, 0.12, 0.2, 0.8, 0.89, 0.97]) {
            const [x, y] = [width * part, height * 0.84 + random() * 24]
            tree(context, x, y, 1.15, season.leaf, '#6b4a2c')
            hangFruit(context, x, y, 1.15, season.fruit, random)
          }
        },
      },
      {
        depth: 1.15,
        paint(context, width, height) {
          hills(context, width, height * 0.93, 26, 160, 2, near)
          const random = numbersFrom(11)
          for (const part of [-0.005, 0.07, 0.93, 1]) {
            const [x, y] = [width * part, height * 0.97]
            tree(context, x, y, 2.2, season.nearLeaf, '#553a22')
            hangFruit(context, x, y, 2.2, season.fruit, random)
          }
          fence(context, 0, width * 0.2, height, season.fence)
          fence(context, width * 0.8, width, height, season.fence)
        },
      },
    ]
  },
  ambient(context, time, box, hour) {
    if (hour === 'dark') {
      fireflies(context, time, box)
      return
    }
    const isBlossom = hour === 'free'
    const colours = isBlossom ? ['#fff4f6', '#f9b8cc', '#f48fb0'] : ['#a8cf6a']
    fallingLeaves(context, time, box, colours, isBlossom ? 46 : 8)
    birds(context, time, box)
  },
}
