import type { Wipe } from '@baize/ui/art/families/family'
import { clamp, numbersFrom, TURN } from '@baize/ui/art/stage/shapes'
import type { Box, Context } from '@baize/ui/art/stage/types'

/** The shape through which the next place is seen, as a path; `part` goes from 0 to 1. */
export const wipes: Readonly<Record<Wipe, (context: Context, box: Box, part: number) => void>> = {
  rise(context, { stageWidth, stageHeight }, part) {
    context.moveTo(0, stageHeight)
    for (let x = 0; x <= stageWidth + 24; x += 24) {
      const wave = Math.sin(x / 60 + part * 9) * 18 * (1 - part)
      context.lineTo(x, stageHeight * (1 - part * 1.1) + wave)
    }
    context.lineTo(stageWidth, stageHeight)
  },
  sink(context, { stageWidth, stageHeight }, part) {
    context.moveTo(0, 0)
    for (let x = 0; x <= stageWidth + 16; x += 16) {
      const wave = Math.sin(x / 50 + part * 14) * 22 * (1 - part)
      context.lineTo(x, stageHeight * part * 1.1 + wave)
    }
    context.lineTo(stageWidth, 0)
  },
  doors(context, { middleX, stageWidth, stageHeight }, part) {
    context.rect(middleX - (stageWidth / 2) * part, 0, stageWidth * part, stageHeight)
  },
  iris(context, { middleX, middleY, stageWidth, stageHeight }, part) {
    context.arc(middleX, middleY, Math.hypot(stageWidth, stageHeight) * 0.62 * part, 0, TURN)
  },
  leaf(context, { stageWidth, stageHeight }, part) {
    const reach = (stageWidth + stageHeight) * part
    context.moveTo(0, 0)
    context.lineTo(reach, 0)
    context.quadraticCurveTo(
      reach - stageHeight * 0.2,
      stageHeight * 0.5,
      reach - stageHeight,
      stageHeight,
    )
    context.lineTo(0, stageHeight)
  },
  burn(context, { stageWidth, stageHeight }, part) {
    const random = numbersFrom(7)
    context.moveTo(0, stageHeight)
    for (let x = 0; x <= stageWidth + 18; x += 18) {
      context.lineTo(x, stageHeight * (1 - part * 1.15) + random() * 60 * (1 - part))
    }
    context.lineTo(stageWidth, stageHeight)
  },
  burst(context, { middleX, middleY, stageWidth, stageHeight }, part) {
    for (let ray = 0; ray < 32; ray += 1) {
      const angle = (ray * TURN) / 32
      const reach = Math.hypot(stageWidth, stageHeight) * (ray % 2 ? 0.62 : 0.9) * part
      context.lineTo(middleX + reach * Math.cos(angle), middleY + reach * Math.sin(angle))
    }
    context.closePath()
  },
  blinds(context, { stageWidth, stageHeight }, part) {
    for (let slat = 0; slat < 12; slat += 1) {
      const open = clamp(part * 1.6 - slat * 0.05)
      context.rect((slat * stageWidth) / 12, 0, (stageWidth / 12) * open + 1, stageHeight)
    }
  },
  fan(context, { middleX, stageWidth, stageHeight }, part) {
    const half = part * (Math.PI / 2)
    context.moveTo(middleX, stageHeight)
    context.arc(
      middleX,
      stageHeight,
      Math.hypot(stageWidth, stageHeight),
      -Math.PI / 2 - half,
      -Math.PI / 2 + half,
    )
    context.closePath()
  },
  split(context, { middleX, stageWidth, stageHeight }, part) {
    const random = numbersFrom(3)
    const right: (readonly [number, number])[] = []
    for (let y = 0; y <= stageHeight + 60; y += 60) {
      const jag = (random() - 0.5) * 90 * (1 - part * 0.5)
      context.lineTo(middleX + jag - stageWidth * 0.6 * part, y)
      right.unshift([middleX + jag + stageWidth * 0.6 * part, y])
    }
    for (const [x, y] of right) context.lineTo(x, y)
    context.closePath()
  },
}
