import type { FamilyScene, Hour, Layer, Mood } from '../family.ts'
import { disc, linear, radial, silhouette } from '../../stage/brush.ts'
import { hills, ridge, stars } from '../../stage/scenery.ts'
import { between, pick } from '../../stage/shapes.ts'
import type { Box, Context } from '../../stage/types.ts'
import { cream, envelope, globe, orange, pink, streaks, teal, twinkle, yellow } from './pieces.ts'

function paintSky(context: Context, width: number, height: number, hour: Hour): void {
  if (hour === 'light') {
    context.fillStyle = linear(context, 0, 0, 0, height, '#f6b89a', '#fbd8b8', '#fdeed4')
    context.fillRect(0, 0, width, height)
    disc(context, width * 0.16, height * 0.2, 44, '#fff6e0')
    disc(context, width * 0.23, height * 0.27, 20, '#fff0d0')
    return
  }
  context.fillStyle =
    hour === 'free'
      ? radial(
          context,
          width / 2,
          height * 0.45,
          20,
          width * 0.7,
          '#fff0d8',
          [0.08, '#ff9ac0'],
          [0.35, '#7a2aa8'],
          [0.7, '#1c0f52'],
          [1, '#060620'],
        )
      : linear(context, 0, 0, 0, height, '#050a24', '#0c1c4a', '#1c2f6a')
  context.fillRect(0, 0, width, height)
  stars(context, width, height, hour === 'free' ? 420 : 300, 5, '#fff', 2.2)
  if (hour === 'dark') nebulae(context, width, height)
}

function nebulae(context: Context, width: number, height: number): void {
  context.save()
  context.globalCompositeOperation = 'lighter'
  const clouds = [
    [0.15, 0.6, 320, 'rgba(40,120,170,.35)'],
    [0.85, 0.3, 360, 'rgba(150,50,140,.3)'],
  ] as const
  for (const [x, y, radius, colour] of clouds) {
    const ink = radial(context, width * x, height * y, 0, radius, colour, 'rgba(0,0,0,0)')
    disc(context, width * x, height * y, radius, ink)
  }
  context.restore()
}

const planetLayer = (hour: Hour): Layer => ({
  depth: 0.4,
  paint(context, width, height) {
    const isDay = hour === 'light'
    const near = isDay
      ? { lit: '#f2a07a', dark: '#c8604a', ring: '#fff3dc' }
      : { lit: '#ff9a5a', dark: '#a83a5a', ring: '#ffe0a8' }
    globe(context, width * 0.87, height * 0.24, 92, near)
    globe(context, width * 0.07, height * 0.5, 44, { lit: teal, dark: '#12566a' })
  },
})

/** A house under a round roof, with lit windows and a bowl on top. */
function dome(context: Context, x: number, y: number, size: number, colour: string): void {
  context.fillStyle = colour
  context.beginPath()
  context.arc(x, y, 52 * size, Math.PI, 0)
  context.fill()
  context.strokeStyle = colour
  context.lineWidth = 4
  context.beginPath()
  context.moveTo(x, y - 52 * size)
  context.lineTo(x, y - 92 * size)
  context.stroke()
  context.beginPath()
  context.arc(x + 6, y - 94 * size, 18 * size, 0.6, 3.4)
  context.fill()
  context.fillStyle = yellow
  for (let at = -2; at < 3; at += 1) context.fillRect(x + at * 17 * size - 3, y - 20 * size, 7, 7)
}

const groundLayer = (hour: Hour): Layer => ({
  depth: 0.9,
  paint(context, width, height) {
    const [far, near, house] =
      hour === 'light' ? ['#d8825a', '#b8603c', '#8a4a34'] : ['#24306a', '#141b44', '#0c1232']
    ridge(context, width, height * 0.84, 46, 31, far, 70)
    hills(context, width, height * 0.9, 20, 140, 2, near)
    for (const [x, size] of [
      [0.06, 1],
      [0.15, 0.7],
      [0.93, 1.1],
    ] as const) {
      dome(context, width * x, height * 0.9, size, house)
    }
  },
})

function courier(context: Context, time: number, box: Box, hour: Hour): void {
  const part = (time * 0.05) % 1
  const bend = part * Math.PI
  context.save()
  context.translate(
    between(-80, box.stageWidth + 80, part),
    box.stageHeight * 0.5 - Math.sin(bend) * box.stageHeight * 0.34,
  )
  context.rotate(1.57 - Math.cos(bend) * 0.7)
  silhouette(context, 'rocket', hour === 'light' ? '#7a3a4a' : '#c8d8ff', 0.3, 0, 0)
  context.restore()
}

const adrift = [
  [0.1, 0.32, orange],
  [0.93, 0.56, teal],
  [0.85, 0.7, pink],
] as const

function letters(context: Context, time: number, box: Box, { tier }: Mood): void {
  adrift.forEach(([across, down, seal], at) => {
    const lift = tier > 2 ? 26 : 14
    context.save()
    context.translate(
      box.stageWidth * across + Math.sin(time * 0.4 + at) * 24,
      box.stageHeight * down + Math.cos(time * 0.5 + at) * lift,
    )
    context.rotate(Math.sin(time * 0.6 + at) * 0.3)
    context.scale(0.5, 0.5)
    envelope(context, cream, seal)
    context.restore()
  })
}

const lane = ['#8ff2ff', '#ffb0d8', '#fff0c0'] as const

export const scene: FamilyScene = {
  scene(hour) {
    const sky: Layer = {
      depth: 0.08,
      paint: (context, width, height) => paintSky(context, width, height, hour),
    }
    return hour === 'free' ? [sky] : [sky, planetLayer(hour), groundLayer(hour)]
  },
  ambient(context, time, box, hour, mood) {
    if (hour === 'free') {
      context.translate(box.middleX, box.stageHeight * 0.45)
      context.globalCompositeOperation = 'lighter'
      streaks(context, box.phone ? 90 : 150, time, box.stageWidth * 0.75, lane, 3)
      return
    }
    courier(context, time, box, hour)
    for (let at = 0; at < 16; at += 1) {
      const [x, y] = [(at * 197) % box.stageWidth, (at * 83) % (box.stageHeight * 0.6)]
      context.globalAlpha = 0.4 + 0.6 * Math.abs(Math.sin(time * 1.4 + at * 2))
      twinkle(context, x, y, pick([4, 6, 8], at), hour === 'light' ? '#fff8f0' : '#ffffff')
    }
    context.globalAlpha = 1
    letters(context, time, box, mood)
  },
}
