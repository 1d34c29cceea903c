import type { DressedSymbol } from '@baize/ui/art/families/cast'
import type { Dress } from '@baize/ui/art/families/dress'
import type { Family, Hour } from '@baize/ui/art/families/family'
import { density, panel, surface } from '@baize/ui/art/stage/brush'
import { letters, widthOf, type Lettering } from '@baize/ui/art/stage/lettering'
import { tint } from '@baize/ui/art/stage/tint'
import type { Context } from '@baize/ui/art/stage/types'
import type { Layout } from './box.ts'
import { paintCrests } from './crest.ts'
import { paintSymbol } from './paint-symbol.ts'
import { paintLayers, type Painted } from './scene-layers.ts'

/** How far a symbol that passes is drawn out at its head and its foot, in cells, and how many of it lie on either side. */
export const passingReach = 0.135
const ghosts = 6

/** A symbol as it stands, as it shines, and as it passes by. */
export type Sprite = {
  readonly plain: HTMLCanvasElement
  readonly lit: HTMLCanvasElement
  readonly passing: HTMLCanvasElement
}

export type Paintings = {
  layers(hour: Hour): readonly Painted[]
  cabinet(hour: Hour): HTMLCanvasElement
  readonly sprites: readonly Sprite[]
  readonly back: HTMLCanvasElement | undefined
  readonly bits: Readonly<Record<string, HTMLCanvasElement>>
}

export type Subject = {
  readonly family: Family
  readonly dress: Dress
  readonly symbols: readonly DressedSymbol[]
  /** Written in the corner of a symbol: what a wild multiplies by. */
  readonly marks: readonly string[]
}

/** Everything that is painted once for a stage of this size. */
export function paintAll(subject: Subject, { box, zoom }: Layout): Paintings {
  const { family, dress, symbols } = subject
  const pixels = density() * zoom
  const layers = new Map<Hour, Painted[]>()
  const cabinets = new Map<Hour, HTMLCanvasElement>()
  const { back } = family.symbols
  return {
    layers: (hour) => remember(layers, hour, () => paintLayers(family, dress, hour, box, pixels)),
    cabinet: (hour) =>
      remember(cabinets, hour, () =>
        surface(
          box.stageWidth,
          box.stageHeight,
          (context) => {
            tint(context, dress.cabinet)
            // On a phone there is no room beside the cabinet, and its roof would hide the crest.
            if (!box.phone) paintCrests(context, family, dress, box)
            family.cabinet.cabinet(context, box, hour)
            if (box.phone) paintCrests(context, family, dress, box)
          },
          pixels,
        ),
      ),
    sprites: symbols.map((symbol, index) =>
      paintSprite(
        subject,
        symbol,
        subject.marks[index] ?? '',
        box.cellWidth,
        box.cellHeight,
        pixels,
      ),
    ),
    back:
      back &&
      surface(
        box.cellWidth,
        box.cellHeight,
        (context, width, height) => {
          context.translate(width / 2, height / 2)
          back(context, width, height)
        },
        pixels,
      ),
    bits: Object.fromEntries(
      Object.entries(family.show.bits).map(([name, paint]) => [
        name,
        surface(64, 64, (context) => {
          context.translate(32, 32)
          paint(context)
        }),
      ]),
    ),
  }
}

function remember<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const found = known.get(key)
  if (found !== undefined) return found
  const made = make()
  known.set(key, made)
  return made
}

function paintSprite(
  subject: Subject,
  drawn: DressedSymbol,
  mark: string,
  width: number,
  height: number,
  pixels: number,
): Sprite {
  const paint = (lit: boolean) =>
    surface(
      width,
      height,
      (context) => {
        context.translate(width / 2, height / 2)
        paintSymbol(context, subject, drawn, width, height, lit)
        if (mark !== '') writeMark(context, mark, width, height)
      },
      pixels,
    )
  const plain = paint(false)
  const beyond = height * passingReach
  const passing = surface(
    width,
    height + beyond * 2,
    (context) => {
      context.globalAlpha = 0.13
      for (let step = -ghosts; step <= ghosts; step += 1) {
        context.drawImage(plain, 0, beyond * (1 + step / ghosts), width, height)
      }
    },
    pixels,
  )
  return { plain, lit: subject.family.litTile ? paint(true) : plain, passing }
}

const markStyle: Lettering = { face: 'H', weight: 800, fill: '#fff4d8' }

/** On a ground of its own, so that it can be read on whatever the symbol is. */
function writeMark(context: Context, mark: string, width: number, height: number): void {
  const size = Math.max(11, Math.min(width, height) * 0.2)
  const wide = widthOf(context, mark, size, markStyle) + size * 0.8
  const [right, bottom] = [width * 0.49, height * 0.47]
  const high = size * 1.4
  panel(context, right - wide, bottom - high, wide, high, size * 0.4, 'rgba(8,10,12,.82)')
  letters(context, mark, right - wide / 2, bottom - high / 2 + size * 0.04, size, markStyle)
}
