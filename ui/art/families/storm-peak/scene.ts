import type { FamilyScene, Hour, Layer } from '../family.ts'
import { disc, linear, polygon } from '../../stage/brush.ts'
import { cloud, hills, stars } from '../../stage/scenery.ts'
import { numbersFrom } from '../../stage/shapes.ts'
import type { Box, Context, Point } from '../../stage/types.ts'
import { bolt } from './pieces.ts'

const skies = {
  dark: ['#0a0f24', '#1c2748', '#3a4872'],
  light: ['#5fa8dc', '#a8d4f0', '#e6f4fb'],
  free: ['#050a24', '#0e2450', '#2a4a7a'],
}
type Stone = readonly [lit: string, dark: string, snow: string]
const far: Record<Hour, Stone> = {
  dark: ['#2c3a62', '#202b4e', '#8a9ac8'],
  light: ['#8fb2cf', '#6f96b8', '#ffffff'],
  free: ['#1c3560', '#142848', '#8fb8e0'],
}
const near: Record<Hour, Stone> = {
  dark: ['#182240', '#101730', '#5a6a9a'],
  light: ['#5a7a98', '#44627e', '#eef8ff'],
  free: ['#12233f', '#0c1830', '#5a86b8'],
}

function peak(
  context: Context,
  x: number,
  foot: number,
  half: number,
  height: number,
  [lit, dark, snow]: Stone,
  seed: number,
): void {
  const random = numbersFrom(seed)
  const steps = 5
  const slope = (side: 1 | -1): Point[] =>
    Array.from({ length: steps - 1 }, (_, at): Point => {
      const part = (at + 1) / steps
      return [
        x + side * half * (1 - part) + (random() - 0.5) * 14,
        foot - height * part ** 1.15 + (random() - 0.5) * 20,
      ]
    })
  const left = slope(-1)
  const right = slope(1).toReversed()
  const top: Point = [x, foot - height]
  polygon(context, [[x - half, foot], ...left, top, ...right, [x + half, foot]], lit)
  polygon(
    context,
    [
      top,
      ...right,
      [x + half, foot],
      [x + half * 0.2, foot],
      [x - half * 0.04, foot - height * 0.3],
      [x + half * 0.1, foot - height * 0.6],
    ],
    dark,
  )
  const cap = [
    [-0.2, 0.74],
    [-0.1, 0.7],
    [-0.04, 0.78],
    [0.04, 0.68],
    [0.1, 0.77],
    [0.2, 0.74],
  ] as const
  polygon(
    context,
    [top, ...cap.map(([aside, up]): Point => [x + half * aside, foot - height * up])],
    snow,
  )
}

const aurora = [
  'rgba(60,240,170,.20)',
  'rgba(60,200,240,.17)',
  'rgba(140,110,255,.19)',
  'rgba(80,250,190,.14)',
]

function paintAurora(context: Context, width: number, height: number): void {
  context.save()
  context.globalCompositeOperation = 'lighter'
  aurora.forEach((colour, band) => {
    for (let x = 0; x < width; x += 6) {
      const wave = Math.sin(x / 130 + band * 2) * 44 + Math.sin(x / 47 + band) * 12
      const y = height * (0.14 + band * 0.07) + wave
      context.fillStyle = linear(
        context,
        0,
        y - 30,
        0,
        y + 190,
        'rgba(0,0,0,0)',
        colour,
        'rgba(0,0,0,0)',
      )
      context.fillRect(x, y - 30, 6, 220)
    }
  })
  context.restore()
}

const skyLayer = (hour: Hour): Layer => ({
  depth: 0.06,
  paint(context, width, height) {
    context.fillStyle = linear(context, 0, 0, 0, height, ...skies[hour])
    context.fillRect(0, 0, width, height)
    if (hour === 'light') {
      disc(context, width * 0.2, height * 0.16, 92, 'rgba(255,255,255,.22)')
      disc(context, width * 0.2, height * 0.16, 52, '#fffdf0')
    }
    if (hour !== 'free') return
    stars(context, width, height * 0.7, 260, 7)
    paintAurora(context, width, height)
  },
})

const farLayer = (hour: Hour): Layer => ({
  depth: 0.3,
  paint(context, width, height) {
    const foot = height * 0.86
    peak(context, width * 0.12, foot, 260, 460, far[hour], 3)
    peak(context, width * 0.9, foot, 290, 520, far[hour], 5)
    peak(context, width * 0.3, foot, 180, 270, far[hour], 7)
    peak(context, width * 0.72, foot, 190, 290, far[hour], 9)
  },
})

const nearLayer = (hour: Hour): Layer => ({
  depth: 0.7,
  paint(context, width, height) {
    peak(context, width * 0.02, height * 0.95, 240, 380, near[hour], 13)
    peak(context, width, height * 0.95, 260, 420, near[hour], 15)
    if (hour === 'dark') return
    const colour = hour === 'free' ? 'rgba(190,215,245,.85)' : 'rgba(255,255,255,.92)'
    for (let at = 0; at < 12; at += 1)
      cloud(context, (at * width) / 11, height * 0.88 + (at % 3) * 18, 2.2, colour)
  },
})

const weatherLayer = (hour: Hour): Layer => ({
  depth: 1.1,
  paint(context, width, height) {
    if (hour === 'free') {
      for (let at = 0; at < 12; at += 1)
        cloud(
          context,
          (at * width) / 11 + 40,
          height * 0.94 + (at % 2) * 14,
          2.8,
          'rgba(225,238,255,.95)',
        )
      return
    }
    if (hour === 'light') {
      hills(context, width, height * 0.92, 20, 130, 3, '#f4fbff')
      return
    }
    for (let at = 0; at < 10; at += 1) {
      const [x, y] = [(at * width) / 9, 20 + (at % 3) * 22]
      cloud(
        context,
        x,
        y,
        2.6,
        linear(context, 0, y - 60, 0, y + 44, '#0e142c', '#1a2448', '#2f3d6e'),
      )
    }
    hills(context, width, height * 0.93, 18, 120, 3, '#0a1024')
  },
})

const everySeconds = 3.4

function distantBolt(context: Context, time: number, box: Box): void {
  const beat = Math.floor(time / everySeconds)
  const part = time / everySeconds - beat
  if (part >= 0.09) return
  const random = numbersFrom(beat + 2)
  const isRight = random() > 0.5
  context.save()
  context.globalAlpha = 1 - part * 9
  context.fillStyle = 'rgba(150,180,255,.14)'
  context.fillRect(0, 0, box.stageWidth, box.stageHeight)
  const from = box.stageWidth * (isRight ? 0.86 : 0.1) + random() * 60
  const to = box.stageWidth * (isRight ? 0.9 : 0.06)
  bolt(context, [from, 0], [to, box.stageHeight * 0.5], beat * 7 + 3, 3, '#dfe9ff')
  context.restore()
}

function rain(context: Context, time: number, box: Box): void {
  context.strokeStyle = 'rgba(170,200,255,.28)'
  context.lineWidth = 1.2
  context.beginPath()
  for (let drop = 0; drop < 90; drop += 1) {
    const x = ((drop * 97 + time * 240) % (box.stageWidth + 80)) - 40
    const y = ((drop * 61 + time * 900) % (box.stageHeight + 60)) - 30
    context.moveTo(x, y)
    context.lineTo(x + 5, y + 20)
  }
  context.stroke()
}

function snow(context: Context, time: number, box: Box): void {
  for (let flake = 0; flake < 50; flake += 1) {
    const x = ((flake * 131 + time * (20 + (flake % 4) * 8)) % (box.stageWidth + 20)) - 10
    const y = ((flake * 79 + time * (34 + (flake % 5) * 10)) % (box.stageHeight + 20)) - 10
    disc(context, x, y, 1 + (flake % 3), 'rgba(255,255,255,.8)')
  }
}

function eagle(context: Context, time: number, box: Box, colour: string): void {
  const x = ((time * 46) % (box.stageWidth + 300)) - 150
  const y = box.stageHeight * 0.22 + Math.sin(time) * 20
  const wing = Math.sin(time * 4) * 16
  context.fillStyle = colour
  context.beginPath()
  context.moveTo(x - 46, y - wing)
  context.quadraticCurveTo(x - 20, y - 10, x, y)
  context.quadraticCurveTo(x + 20, y - 10, x + 46, y - wing)
  context.quadraticCurveTo(x + 18, y + 2, x + 4, y + 9)
  context.lineTo(x - 8, y + 12)
  context.quadraticCurveTo(x - 20, y + 2, x - 46, y - wing)
  context.fill()
}

export const scene: FamilyScene = {
  scene: (hour) => [skyLayer(hour), farLayer(hour), nearLayer(hour), weatherLayer(hour)],
  ambient(context, time, box, hour) {
    if (hour === 'dark') {
      distantBolt(context, time, box)
      rain(context, time, box)
      return
    }
    snow(context, time, box)
    eagle(context, time, box, hour === 'free' ? '#0a1428' : '#2c4a66')
  },
}
