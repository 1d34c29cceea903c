import { toHex } from '@baize/ui/art/colour'
import { polar, range, TURN } from '@baize/ui/art/geometry'
import { vendorGround } from '@baize/ui/art/inks'
import { vendorLogoSvg } from '@baize/ui/art/monogram'
import { at } from '@baize/ui/art/path'
import { drawTile } from '@baize/ui/art/tile'

const ivory = '#f8f3e6'

/** The sunburst behind the words of the home banner, 800 by 224. It has no ground of its own. */
export function raysSvg(): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 224" preserveAspectRatio="xMidYMid slice">` +
    `<path d="${sunburst([575, 112], 980)}" fill="${ivory}" fill-opacity=".07"/></svg>`
  )
}

/** The mark of the house for the tab of a browser: a card of baize with the brass dot of the wordmark. */
export function markSvg(): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">` +
    `<rect x="9" y="3" width="46" height="58" rx="8" fill="#105e41"/>` +
    `<rect x="13.5" y="7.5" width="37" height="49" rx="4.5" fill="none" stroke="${ivory}" stroke-width="2"/>` +
    `<circle cx="32" cy="32" r="10" fill="#e4bd66"/></svg>`
  )
}

/** The large card of a vendor, 480 by 270: its mark, and two labels of the category in its inks. */
export function vendorCardSvg(code: string, name: string, category: string): string {
  const label = (which: string, place: string) =>
    `<g transform="${place}"><rect x="5" y="14" width="300" height="400" rx="22" fill="#05110c" fill-opacity=".32"/>` +
    `<svg width="300" height="400" viewBox="0 0 300 400">${drawTile({ vendor: code, code: which, category })}</svg></g>`
  const logo = vendorLogoSvg({ code, name }).replace('<svg ', '<svg width="128" height="128" ')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 270">` +
    `<rect width="480" height="270" fill="${toHex(vendorGround(code))}"/>` +
    `<path d="${sunburst([330, 135], 500)}" fill="${ivory}" fill-opacity=".07"/>` +
    label('card-behind', 'translate(326 40) rotate(9) scale(.48)') +
    label('card-front', 'translate(200 46) rotate(-7) scale(.5)') +
    `<g transform="translate(40 71)"><rect x="-5" y="-5" width="138" height="138" rx="10" fill="${ivory}" fill-opacity=".9"/>${logo}</g>` +
    `</svg>`
  )
}

function sunburst(hub: readonly [number, number], reach: number): string {
  const count = 30
  const corner = (step: number) => at(polar(reach, (step * TURN) / count, hub))
  return range(count)
    .map((step) => `M${at(hub)}L${corner(step)}L${corner(step + 0.5)}Z`)
    .join('')
}
