import { isOwnPicture } from '@baize/kernel/html'

export type Size = { readonly width: number; readonly height: number }

/** What our generator draws, and how large. The first form that fits decides. */
const drawings: readonly (readonly [RegExp, Size])[] = [
  [/^banner\/[\w-]{1,60}\.svg(\?|$)/, { width: 780, height: 224 }],
  [/^vendor\/[\w-]{1,60}\/card\.svg(\?|$)/, { width: 480, height: 270 }],
  [/^vendor\/[\w-]{1,60}\.svg(\?|$)/, { width: 128, height: 128 }],
  [/^rays\.svg$/, { width: 800, height: 224 }],
  [/^mark\.svg$/, { width: 64, height: 64 }],
  [/^[\w-]{1,60}\/[\w-]{1,60}\.svg(\?|$)/, { width: 300, height: 400 }],
]

/** The size of a drawing by its address; nothing for an address that draws nothing. */
export function sizeOfArt(url: string): Size | undefined {
  if (!isOwnPicture(url) || !url.startsWith('/art/v1/')) return undefined
  const path = url.slice('/art/v1/'.length)
  return drawings.find(([form]) => form.test(path))?.[1]
}
