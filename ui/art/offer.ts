import { toHex } from './colour.ts'
import { drawEmblem, gameEmblemNames } from './emblem.ts'
import { circle, polar, range, regular, scallop, star, TURN } from './geometry.ts'
import { mixInks, ruleHex, tonesOn } from './inks.ts'
import { findKeywords } from './keywords.ts'
import { at, moved } from './path.ts'
import type { Point } from './path.ts'
import { createRandom } from './seed.ts'

/** Where an offer is shown: on its card, over its own page, or as the small plate of what it gave. */
export type OfferShape = 'card' | 'wide' | 'plate'

/**
 * The picture of an offer or a reward, from its seed alone. Words in the seed choose the emblem, as the name of a game
 * does; everything else is chance. Light words can stand on it: the ground is never printed on bare paper.
 */
export function offerArtSvg(seed: string, shape: OfferShape): string {
  const scene = sceneOf(seed)
  if (shape === 'plate') return drawPlate(scene)
  return shape === 'wide' ? drawWide(scene) : drawCard(scene)
}

type Scene = ReturnType<typeof sceneOf>

function sceneOf(seed: string) {
  const random = createRandom('offer', seed)
  const inks = { ...mixInks('offer', '', random), inverted: false }
  const [called] = findKeywords(seed.replaceAll(/[_-]/g, ' '))
  const name = random.pick(called ?? gameEmblemNames)
  const emblem = drawEmblem(name, tonesOn(inks, 'deep'), random.below(30))
  const seal = random.pick([
    () => scallop(16, 74, 1.13),
    () => star(20, 80, 0.9),
    () => regular(6, 82),
    () => circle(76),
  ])()
  return { ground: toHex(inks.ground), deep: toHex(inks.deep), emblem, seal, rings: random.next() }
}

const brass = ruleHex('ground')

function drawCard(scene: Scene): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 128" preserveAspectRatio="xMidYMid slice">` +
    `<rect width="360" height="128" fill="${scene.ground}"/>${texture(scene, [270, 64])}` +
    frame(360, 128, 10, 8) +
    `<g transform="translate(270 64) scale(.7)">${drawSeal(scene)}</g>` +
    `<g transform="translate(66 64) scale(.3)">${scene.emblem}</g>` +
    `<g transform="translate(130 64) scale(.2)">${scene.emblem}</g></svg>`
  )
}

/** The seal stands at the end: words have the rest. A box that is narrower keeps the end. */
function drawWide(scene: Scene): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1120 212" preserveAspectRatio="xMaxYMid slice">` +
    `<rect x="-400" y="-400" width="1920" height="1012" fill="${scene.ground}"/>${texture(scene, [950, 106])}` +
    `<g transform="translate(950 106) scale(1.16)">${drawSeal(scene)}</g></svg>`
  )
}

function drawPlate({ ground, emblem }: Scene): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-80 -80 160 160">` +
    `<rect x="-80" y="-80" width="160" height="160" fill="${ground}"/>` +
    `<path d="${circle(62)}" fill="none" stroke="${brass}" stroke-width="3"/>` +
    `<g transform="scale(.62)">${emblem}</g></svg>`
  )
}

function drawSeal({ deep, seal, emblem }: Scene): string {
  return (
    `<path d="${seal}" fill="${deep}"/>` +
    `<path d="${moved(seal, { scale: 0.9 })}" fill="none" stroke="${brass}" stroke-width="2"/>` +
    `<g transform="scale(.68)">${emblem}</g>`
  )
}

/** Rays from the seal, or rings about it. */
function texture({ rings }: Scene, hub: Point): string {
  if (rings < 0.5) {
    const circles = range(20).map((i) => circle((i + 2) * 28, hub[0], hub[1]))
    return `<path d="${circles.join('')}" fill="none" stroke="#f8f3e6" stroke-opacity=".13"/>`
  }
  const count = 30
  const rays = range(count).map((i) => {
    const [from, to] = [0, 0.5].map((part) => polar(1400, ((i + part) * TURN) / count, hub))
    return `M${at(hub)}L${at(from ?? hub)}L${at(to ?? hub)}Z`
  })
  return `<path d="${rays.join('')}" fill="#f8f3e6" fill-opacity=".07"/>`
}

function frame(width: number, height: number, inset: number, r: number): string {
  const [left, top, right, foot] = [inset, inset, width - inset, height - inset]
  const corner = `A${r} ${r} 0 0 0`
  return (
    `<path d="M${left + r} ${top}H${right - r}${corner} ${right} ${top + r}V${foot - r}` +
    `${corner} ${right - r} ${foot}H${left + r}${corner} ${left} ${foot - r}V${top + r}${corner} ${left + r} ${top}Z" ` +
    `fill="none" stroke="${brass}" stroke-opacity=".6" stroke-width="1.5"/>`
  )
}
