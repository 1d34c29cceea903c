import { reelSymbolSvg } from '@baize/ui/art/reel-symbol'
import type { ReelTheme } from '@baize/ui/art/reel-theme'

/** Prints every symbol once at the size in which the reels show it: a picture is moved many times cheaper than drawn. */
export async function printFaces(
  { symbols }: ReelTheme,
  pixels: number,
): Promise<CanvasImageSource[]> {
  return Promise.all(symbols.map((symbol) => printFace(reelSymbolSvg(symbol, pixels), pixels)))
}

async function printFace(svg: string, pixels: number): Promise<CanvasImageSource> {
  const image = new Image(pixels, pixels)
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = pixels
  canvas.height = pixels
  canvas.getContext('2d')?.drawImage(image, 0, 0, pixels, pixels)
  return canvas
}
