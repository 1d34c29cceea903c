import { circle, polar, star, TURN } from '@baize/ui/art/geometry'
import { at } from '@baize/ui/art/path'
import type { WheelSpot } from '@baize/games/wheel/wheel'

/** Printed: equal in both themes. */
export const spotInks: Readonly<
  Record<WheelSpot, { readonly ground: string; readonly ink: string }>
> = {
  '1': { ground: '#17573c', ink: '#f8f3e6' },
  '3': { ground: '#21457f', ink: '#f8f3e6' },
  '12-star': { ground: '#80500a', ink: '#f8f3e6' },
  '12-moon': { ground: '#5c2a57', ink: '#f8f3e6' },
  '12-sun': { ground: '#14606a', ink: '#f8f3e6' },
  '25': { ground: '#efe8d2', ink: '#16261d' },
  '51': { ground: '#9a2630', ink: '#f8f3e6' },
}

const rays = Array.from({ length: 8 }, (_, ray) => {
  const angle = (ray * TURN) / 8
  return `M${at(polar(4.2, angle - 0.22))}L${at(polar(6.4, angle))}L${at(polar(4.2, angle + 0.22))}Z`
}).join('')

/** The sign of a spot, about its middle and some six units large; nothing where the number tells it apart. */
export const spotSigns: Readonly<Partial<Record<WheelSpot, string>>> = {
  '12-star': star(5, 6, 0.44),
  '12-moon': 'M2.6 -5.4A6 6 0 1 0 5.6 2.2A4.8 4.8 0 0 1 2.6 -5.4Z',
  '12-sun': circle(3.4) + rays,
}
