import type { FamilySymbol, FamilySymbols, ReelRole } from '../family.ts'
import type { GameEmblemName } from '../../emblem.ts'
import { disc, emblem, panel, pen, polygon, radial, starShape } from '../../stage/brush.ts'
import { TURN } from '../../stage/shapes.ts'
import type { Context } from '../../stage/types.ts'
import { cream, envelope, navy, orange, stampEdge, teal, well, yellow } from './pieces.ts'

type Line = readonly [path: string, width?: number]

/** One ink on plain paper. */
const plain = (name: string, ink: string, lines: readonly Line[]): FamilySymbol => ({
  name,
  role: 'low',
  colour: '#efe6d0',
  shade: ink,
  draw(context) {
    context.translate(0, -5)
    context.scale(0.6, 0.6)
    for (const [path, width] of lines) pen(context, ink, path, width)
  },
})

function rays(context: Context): void {
  context.save()
  context.globalAlpha *= 0.22
  for (let ray = 0; ray < 14; ray += 1) {
    context.rotate(TURN / 14)
    polygon(
      context,
      [
        [0, 0],
        [-7, -58],
        [7, -58],
      ],
      cream,
    )
  }
  context.restore()
}

type Inks = readonly [ground: string, accent: string, shade: string]

/** Two inks on a ground with rays. */
const fine = (
  name: GameEmblemName,
  [colour, accent, shade]: Inks,
  role: ReelRole = 'high',
): FamilySymbol => ({
  emblem: name,
  role,
  colour,
  draw(context, { pictured = name }) {
    rays(context)
    emblem(
      context,
      pictured,
      {
        accent,
        shade,
        light: cream,
        glint: '#ffffff',
        deep: navy,
        brass: yellow,
        brassShade: '#c8902c',
      },
      0.55,
      0,
      -5,
    )
  },
})

const pilot: FamilySymbol = {
  name: 'arcade-places.pilot',
  role: 'high',
  colour: '#1c8a84',
  draw(context) {
    rays(context)
    context.translate(0, -4)
    context.scale(0.6, 0.6)
    disc(context, -58, 0, 11, orange)
    disc(context, 58, 0, 11, orange)
    disc(context, 0, -6, 56, cream)
    pen(context, '#c8c4b4', 'M0 -62A56 56 0 0 1 0 50Z')
    panel(context, -38, -34, 76, 52, 26, navy, yellow, 6)
    pen(context, '#8ff2e4', 'M-22 -4Q-20 -20 -4 -22', 7)
    panel(context, -34, 44, 68, 24, 8, orange)
  },
}

const airmail: FamilySymbol = {
  name: 'arcade-places.letter',
  role: 'scatter',
  colour: '#1c6ab0',
  draw(context) {
    context.translate(0, -6)
    context.scale(1.08, 1.08)
    envelope(context)
  },
}

const token: FamilySymbol = {
  name: 'arcade-places.token',
  role: 'coin',
  draw(context) {
    disc(context, 0, 0, 62, '#141d44')
    for (let at = 0; at < 24; at += 1) {
      disc(context, 60 * Math.cos((at * TURN) / 24), 60 * Math.sin((at * TURN) / 24), 5, well)
    }
    disc(
      context,
      0,
      0,
      54,
      radial(context, -14, -16, 4, 70, '#fff6c8', yellow, '#e09a2c'),
      '#fffaf0',
      4,
    )
  },
}

/** The foot of a stamp: one star on plain paper, three where more is paid, five on the rocket and on the letter. */
function worth(context: Context, height: number, width: number, role: ReelRole, ink: string): void {
  const count = role === 'low' ? 1 : role === 'high' ? 3 : 5
  const size = width * 0.032
  for (let at = 0; at < count; at += 1) {
    starShape(context, (at - (count - 1) / 2) * size * 2.6, height * 0.345, 5, size, 0.45, ink)
  }
  const reach = width * 0.32
  const gap = (count / 2) * size * 2.6 + size
  for (const side of [-1, 1]) {
    const from = Math.min(gap, reach) * side
    context.fillStyle = ink
    context.fillRect(
      Math.min(from, reach * side),
      height * 0.345 - 0.75,
      Math.abs(reach - gap),
      1.5,
    )
  }
}

/** Stripes all round, as letters that fly have them. */
function stripes(context: Context, width: number, height: number): void {
  context.save()
  context.beginPath()
  context.rect(-width / 2, -height / 2, width, height)
  context.rect(-width * 0.44, -height * 0.44, width * 0.88, height * 0.88)
  context.clip('evenodd')
  const step = width * 0.085
  for (let at = -14; at < 15; at += 1) {
    const x = at * step * 1.2
    const ink = at % 2 ? orange : teal
    polygon(
      context,
      [
        [x, -height / 2],
        [x + step * 0.7, -height / 2],
        [x + step * 0.7 - height * 0.4, height / 2],
        [x - height * 0.4, height / 2],
      ],
      ink,
    )
  }
  context.restore()
}

export const symbols: FamilySymbols = {
  tile(context, width, height, { role, colour = cream, shade = navy }) {
    if (role === 'coin') return
    stampEdge(context, width - 4, height - 4)
    context.fillStyle = role === 'wild' ? '#ffe7a0' : '#fffaf0'
    context.fill()
    if (role === 'scatter') stripes(context, width * 0.9, height * 0.9)
    panel(
      context,
      -width * 0.41,
      -height * 0.41,
      width * 0.82,
      height * 0.82,
      1,
      colour,
      role === 'low' ? shade : navy,
      1.5,
    )
    worth(context, height, width, role, role === 'low' ? shade : cream)
  },
  symbols: [
    plain('arcade-places.postmark', '#3a4a8a', [
      ['M54 0A54 54 0 1 1 -54 0A54 54 0 1 1 54 0Z', 7],
      ['M38 0A38 38 0 1 1 -38 0A38 38 0 1 1 38 0Z', 4],
      ['M-72 -12Q-54 -24 -36 -12T0 -12T36 -12T72 -12M-72 10Q-54 -2 -36 10T0 10T36 10T72 10', 6],
    ]),
    plain('arcade-places.satellite', '#1c7a78', [
      ['M-18 -26L26 18L14 30L-30 -14Z'],
      ['M-66 -34L-34 -66L-10 -42L-42 -10ZM34 66L66 34L42 10L10 42Z'],
      ['M26 -26A28 28 0 0 1 54 -54', 6],
      ['M24 -10L44 -44', 5],
    ]),
    plain('arcade-places.parcel', '#a8502c', [
      ['M-56 -30L0 -58L56 -30V36L0 62L-56 36Z', 7],
      ['M-56 -30L0 -4L56 -30M0 -4V62M-28 -44L28 -17V8', 6],
    ]),
    plain('arcade-places.comet', '#8a3a8a', [
      ['M46 26A24 24 0 1 1 -2 26A24 24 0 1 1 46 26Z'],
      ['M4 12L-58 -48M18 2L-22 -62M0 30L-66 -10', 7],
    ]),
    plain('arcade-places.radioDish', '#2f5aa8', [
      ['M-54 -40C-60 20 -10 56 42 40Z'],
      ['M-8 -2L36 -48', 6],
      ['M46 -54A9 9 0 1 1 28 -54A9 9 0 1 1 46 -54Z'],
      ['M-4 44L-22 68H22L6 46', 7],
    ]),
    plain('arcade-places.postHorn', '#9a6a14', [
      ['M32 2A36 36 0 1 1 -40 2A36 36 0 1 1 32 2Z', 10],
      ['M-60 38H30M-60 28V48', 10],
      ['M24 31Q46 30 64 10V66Q46 46 24 45Z'],
    ]),
    fine('moon', ['#3a4aa8', '#f4efe0', '#b8b8d8']),
    fine('star', ['#a83a7a', yellow, '#e09a2c']),
    pilot,
    fine('planet', ['#2a2f7a', orange, '#c8442c']),
    fine('rocket', ['#e0502c', '#fffaf0', '#d8d0c0'], 'wild'),
    airmail,
    token,
  ],
}
