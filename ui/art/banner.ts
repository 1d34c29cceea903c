import { drawCardBack } from './card-back.ts'
import { ink, toHex } from './colour.ts'
import type { Ink } from './colour.ts'
import { polar, range, TURN } from './geometry.ts'
import { at } from './path.ts'
import { createRandom, fingerprint } from './seed.ts'
import { drawTile } from './tile.ts'
import type { TileSubject } from './tile.ts'

export interface BannerSubject {
  readonly seed: string
  /** The first three are shown, the first of them in front; card backs stand in for those that are missing. */
  readonly tiles: readonly TileSubject[]
}

/** Felts dark enough for ivory text at six to one. */
const FELTS: readonly [Ink, ...Ink[]] = [
  ink(0.39, 0.078, 160),
  ink(0.36, 0.11, 20),
  ink(0.36, 0.095, 262),
  ink(0.36, 0.095, 325),
  ink(0.39, 0.064, 205),
  ink(0.4, 0.07, 62),
]

const HUB = [560, 112] as const
const FAN = [
  { x: 494, y: 118, turn: -13 },
  { x: 628, y: 120, turn: 11 },
  { x: 560, y: 110, turn: -2 },
] as const

/**
 * The picture of a banner, 780 by 224: three labels fanned on rays, right of the middle, so that words have the left.
 * It fills whatever box it is given and keeps its right side when the box is narrower.
 */
export function bannerArtSvg({ seed, tiles }: BannerSubject): string {
  const felt = createRandom('banner', seed).pick(FELTS)
  const clip = `clip-${fingerprint(JSON.stringify([seed, ...tiles.slice(0, 3)])).slice(0, 12)}`
  const [front, left, right] = tiles
  const cards = [left, right, front].map((tile, i) => drawFanned(tile, FAN[i] ?? FAN[2], clip))
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 780 224" preserveAspectRatio="xMaxYMid slice">` +
    `<clipPath id="${clip}"><rect width="300" height="400" rx="20"/></clipPath>` +
    `<rect x="-400" y="-400" width="1580" height="1024" fill="${toHex(felt)}"/>` +
    `<path d="${rays()}" fill="#f8f3e6" fill-opacity=".07"/>${cards.join('')}</svg>`
  )
}

function rays(): string {
  const count = 30
  return range(count)
    .map((i) => {
      const [from, to] = [
        polar(980, (i * TURN) / count, HUB),
        polar(980, ((i + 0.5) * TURN) / count, HUB),
      ]
      return `M${at(HUB)}L${at(from)}L${at(to)}Z`
    })
    .join('')
}

function drawFanned(
  tile: TileSubject | undefined,
  { x, y, turn }: { readonly x: number; readonly y: number; readonly turn: number },
  clip: string,
): string {
  const card = tile ? drawTile(tile) : drawCardBack()
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(.435) translate(-150 -200)">` +
    `<rect x="4" y="12" width="300" height="400" rx="22" fill="#05110c" fill-opacity=".32"/>` +
    `<g clip-path="url(#${clip})">${card}</g></g>`
  )
}
