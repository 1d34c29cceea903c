import type { Dress } from '@baize/ui/art/families/dress'
import type { Family, Hour } from '@baize/ui/art/families/family'
import { veilOver } from '@baize/ui/art/families/light'
import { surface } from '@baize/ui/art/stage/brush'
import { tint } from '@baize/ui/art/stage/tint'
import type { Box, Context } from '@baize/ui/art/stage/types'
import { enter, upperView, viewOf, type View } from './view.ts'

/** Layers reach beyond the stage at both sides, so that they can sway. */
export const overhang = 48

export type Painted = { readonly depth: number; readonly image: HTMLCanvasElement }

/** The layers of a scene in the title's own colours, light and view. */
export function paintLayers(
  { scene }: Family,
  dress: Dress,
  hour: Hour,
  box: Box,
  pixels: number,
): Painted[] {
  const whole = viewOf(box, dress.shot)
  const upper = upperView(box, dress.shot, hour)
  const layers = scene.scene(hour, whole.box)
  const uppers = upper && scene.scene(hour, upper.box)
  const paintLayer = (context: Context, at: number, width: number, height: number): void => {
    tint(context, dress.scene(hour))
    paintView(context, whole, width, (...given) => layers[at]?.paint(...given))
    if (upper) {
      // What lies below has its own sky, which would show through.
      context.clearRect(0, 0, width, upper.height)
      paintView(context, upper, width, (...given) => uppers?.[at]?.paint(...given))
    }
    tint(context, undefined)
    if (at === layers.length - 1) veilOver(context, dress.light(hour), width, height)
  }
  return layers.map(({ depth }, at) => ({
    depth,
    image: surface(
      box.stageWidth + overhang * 2,
      box.stageHeight,
      (context, width, height) => paintLayer(context, at, width, height),
      pixels,
    ),
  }))
}

function paintView(
  context: Context,
  view: View,
  width: number,
  paint: (context: Context, width: number, height: number) => void,
): void {
  context.save()
  context.beginPath()
  context.rect(0, 0, width, view.height)
  context.clip()
  enter(context, view, overhang)
  paint(context, width / view.scale, view.height / view.scale)
  context.restore()
}
