import { randomInt } from 'node:crypto'
import { renderAsync } from '@resvg/resvg-js'
import * as svgCaptcha from 'svg-captcha'

/** How long an image can be answered. */
export const imageLifeMs = 5 * 60_000

/** Without those that are taken for each other in the package's letters: no O and 0, no I, L and 1, no V beside U. */
const characters = 'ACDEFHJKMNPRTUWXY347'
const length = 5

// The package can be called with a text of one's own; its types leave that out.
const draw = (svgCaptcha as unknown as { default: Draw }).default
type Draw = (
  text: string,
  options: { width: number; height: number; noise: number; fontSize: number },
) => string

export function makeText(): string {
  return Array.from({ length }, () => characters[randomInt(characters.length)]).join('')
}

/** What is typed and what is drawn are compared by this. */
export function asTyped(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase()
}

/**
 * Dark letters on a light ground of its own, so that it is as legible on a dark page as on a light one. It is drawn
 * beside the event loop, at twice its size for sharp screens.
 */
export async function drawText(text: string): Promise<string> {
  const svg = draw(text, { width: 180, height: 60, noise: 2, fontSize: 56 })
  const image = await renderAsync(svg, {
    background: '#f6f3ea',
    fitTo: { mode: 'width', value: 360 },
    font: { loadSystemFonts: false },
  })
  return image.asPng().toString('base64')
}
