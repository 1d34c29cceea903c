import type { FamilyCabinet } from '../family.ts'
import type { Context, Points } from '../../stage/types.ts'
import { linear, radial, panel, disc, polygon } from '../../stage/brush.ts'
import type { Lettering } from '../../stage/lettering.ts'
import { writeName } from '../../stage/name-lines.ts'
import { grain } from '../../stage/scenery.ts'
import { TURN } from '../../stage/shapes.ts'
import { rivet } from './pieces.ts'
import { crest } from './crest.ts'

const iron = (
  context: Context,
  x: number,
  y: number,
  width: number,
  height: number,
  seed = 1,
  base?: string | CanvasGradient,
) => {
  context.save()
  context.beginPath()
  context.rect(x, y, width, height)
  context.clip()
  context.fillStyle = base ?? linear(context, 0, y, 0, y + height, '#4a4b50', '#2c2d31', '#1c1d20')
  context.fillRect(x, y, width, height)
  context.translate(x, y)
  grain(context, width, height, (width * height) / 200, seed, 'rgba(0,0,0,.28)')
  grain(context, width, height, (width * height) / 420, seed + 1, 'rgba(255,230,200,.12)', 10)
  context.restore()
}

/** What the name is written in, and what it stands on. */
export const nameLook = { inks: ['#fff6c8', '#ffc24a', '#ff9a3c'], grounds: ['#100e10'] } as const

const nameStyle: Lettering = {
  face: 'H',
  weight: 800,
  upper: true,
  tracking: 0.04,
  fill: nameLook.inks,
  glow: ['rgba(255,100,10,.55)', 0.22],
}

export const cabinet: FamilyCabinet = {
  crest,
  cabinet(context, box) {
    const { left, top, reelsWidth, reelsHeight, scale } = box
    const pad = box.phone ? 15 : 52
    const leftX = left - pad
    const outer = left + reelsWidth + pad
    const wide = outer - leftX
    const topY = top - (box.phone ? 74 : 102)
    const bottomY = top + reelsHeight + (box.phone ? 78 : 104)
    const ch = box.phone ? 18 : 54
    for (const side of [-1, 1]) {
      const x = side < 0 ? leftX + 30 * scale : outer - 96 * scale
      iron(
        context,
        x,
        -10,
        66 * scale,
        topY + 30,
        4,
        linear(context, x, 0, x + 66 * scale, 0, '#1a1a1c', '#5a5a5e', '#222224'),
      )
      for (let y = 10; y < topY; y += 40) {
        context.fillStyle = '#0c0c0e'
        context.fillRect(x - 4, y, 66 * scale + 8, 7)
      }
    }
    context.save()
    context.shadowColor = 'rgba(0,0,0,.6)'
    context.shadowBlur = 36
    const out: Points = [
      [leftX + ch, topY],
      [outer - ch, topY],
      [outer, topY + ch],
      [outer, bottomY - ch * 0.5],
      [outer - ch * 0.5, bottomY],
      [leftX + ch * 0.5, bottomY],
      [leftX, bottomY - ch * 0.5],
      [leftX, topY + ch],
    ]
    polygon(context, out, '#2c2d31')
    context.restore()
    context.save()
    context.beginPath()
    out.forEach(([x, y]) => context.lineTo(x, y))
    context.closePath()
    context.clip()
    iron(context, leftX, topY, wide, bottomY - topY, 7)
    context.restore()
    polygon(context, out, null, '#7a756c', 3)
    polygon(
      context,
      out.map(([x, y]) => [
        box.middleX + (x - box.middleX) * 0.985,
        box.middleY + (y - box.middleY) * 0.98,
      ]),
      null,
      '#0c0c0e',
      2,
    )
    const rivetRadius = box.phone ? 3 : 7
    const count = box.phone ? 8 : 15
    for (let i = 0; i <= count; i++) {
      const x = leftX + ch + (i * (wide - ch * 2)) / count
      rivet(context, x, topY + 14 * scale, rivetRadius)
      rivet(context, x, bottomY - 14 * scale, rivetRadius)
    }
    for (let i = 0; i <= 8; i++) {
      const y = topY + ch + 10 + (i * (bottomY - topY - ch * 1.8)) / 8
      rivet(context, leftX + (box.phone ? 6 : 18), y, rivetRadius)
      rivet(context, outer - (box.phone ? 6 : 18), y, rivetRadius)
    }
    // The name is stamped through the plate: fire is seen behind the letters.
    const barWidth = reelsWidth * (box.phone ? 0.84 : 0.68)
    const barHeight = box.phone ? 44 : 64
    const barY = topY + (box.phone ? 22 : 26)
    panel(
      context,
      box.middleX - barWidth / 2,
      barY,
      barWidth,
      barHeight,
      6,
      nameLook.grounds[0],
      '#8a847a',
      2.5,
    )
    const room = {
      size: box.phone ? 32 : 50,
      width: barWidth * (box.phone ? 0.84 : 0.88),
      height: barHeight * 0.84,
    }
    writeName(context, box.title, box.middleX, barY + barHeight / 2 + 1, room, nameStyle)
    for (const side of [-1, 1])
      rivet(context, box.middleX + side * (barWidth / 2 - 14), barY + barHeight / 2, rivetRadius)
    panel(
      context,
      left - 12,
      top - 12,
      reelsWidth + 24,
      reelsHeight + 24,
      6,
      '#0a0808',
      '#6a655c',
      3,
    )
    for (let reel = 0; reel < box.reels; reel++) {
      context.fillStyle = linear(
        context,
        0,
        top,
        0,
        top + reelsHeight,
        '#1a0e0a',
        '#2c1208',
        '#4a1a08',
      )
      context.fillRect(box.x(reel) - 3, top - 6, box.cellWidth + 6, reelsHeight + 12)
    }
    panel(
      context,
      box.middleX - reelsWidth * 0.35,
      top + reelsHeight + (box.phone ? 16 : 28 * scale),
      reelsWidth * 0.7,
      box.phone ? 50 : 58,
      6,
      '#120d0c',
      '#8a5a2c',
      2.5,
    )
  },
  fore(context, time, box, _key, event, spin) {
    const heat = (spin >= 0 ? 0.8 : 0.35) + (event.tier > 2 ? 0.6 : 0)
    context.save()
    context.globalCompositeOperation = 'lighter'
    context.globalAlpha = heat * (0.8 + 0.2 * Math.sin(time * 9))
    context.fillStyle = linear(
      context,
      0,
      box.top + box.reelsHeight - 130 * box.scale,
      0,
      box.top + box.reelsHeight + 12,
      'rgba(0,0,0,0)',
      'rgba(255,90,10,.5)',
    )
    context.fillRect(
      box.left - 10,
      box.top + box.reelsHeight - 130 * box.scale,
      box.reelsWidth + 20,
      130 * box.scale + 10,
    )
    context.restore()
    if (!box.phone)
      for (const side of [-1, 1]) {
        const x = box.middleX + side * (box.reelsWidth / 2 + 100)
        const angle = spin >= 0 ? Math.sin(spin * 9) : Math.sin(time * 0.8) * 0.2
        context.save()
        context.translate(x, box.middleY + 60)
        iron(
          context,
          -24,
          -150 + angle * 20,
          48,
          200,
          3,
          linear(context, -24, 0, 24, 0, '#222', '#77736c', '#222'),
        )
        iron(context, -38, 40 + angle * 20, 76, 40, 5)
        rivet(context, -24, 60 + angle * 20, 6)
        rivet(context, 24, 60 + angle * 20, 6)
        context.restore()
      }
  },
  plate(context, x, y, width, height) {
    iron(context, x, y, width, height, 9)
    panel(context, x, y, width, height, 3, null, '#8a847a', 3)
    panel(context, x + 12, y + 12, width - 24, height - 24, 3, '#140d0a', '#c87a2c', 2)
    for (const [angle, second] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const)
      rivet(context, x + 7 + angle * (width - 14), y + 7 + second * (height - 14), 4.5)
  },
  socket(context, width, height) {
    panel(
      context,
      -width / 2 + 3,
      -height / 2 + 3,
      width - 6,
      height - 6,
      8,
      '#120806',
      '#5a3a24',
      2,
    )
    polygon(
      context,
      [
        [-width * 0.3, -height * 0.18],
        [width * 0.3, -height * 0.18],
        [width * 0.36, height * 0.2],
        [-width * 0.36, height * 0.2],
      ],
      'rgba(255,110,20,.10)',
      'rgba(255,140,50,.35)',
      1.5,
    )
  },
  spin(context) {
    disc(context, 0, 0, 48, '#1c1c1e', '#8a847a', 2)
    for (let i = 0; i < 12; i++)
      rivet(context, 42 * Math.cos((i * TURN) / 12), 42 * Math.sin((i * TURN) / 12), 3)
    disc(context, 0, 0, 34, radial(context, 0, 0, 2, 36, '#fff6c8', '#ffb02c', '#e8520c'))
  },
}
