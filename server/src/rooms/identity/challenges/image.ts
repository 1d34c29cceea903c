import { randomInt } from 'node:crypto'
import { renderAsync } from '@resvg/resvg-js'
import { letters } from './letters.ts'
import { scrawl } from './scrawl.ts'

/** How long an image can be answered. */
export const imageLifeMs = 5 * 60_000

const characters = Object.keys(letters)
const length = 5

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
  const image = await renderAsync(scrawl(text), {
    background: '#f6f3ea',
    fitTo: { mode: 'width', value: 360 },
    font: { loadSystemFonts: false },
  })
  return image.asPng().toString('base64')
}
