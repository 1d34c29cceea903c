import { drawEmblem, type GameEmblemName } from '@baize/ui/art/emblem'
import { backingHex, tonesOn } from '@baize/ui/art/inks'
import { tileEmblems, tileInks } from '@baize/ui/art/tile'
import type { Titled } from './game-client.ts'
import { subjectOf } from './subject-of.ts'

/** What a game without reels has of its title: what its label in the lobby pictures, in the label's inks. */
export type TitleLook = {
  readonly emblem: GameEmblemName
  /** Its elements about the origin, within some 70, for use in another drawing. */
  readonly drawn: string
  /** What it is drawn upon, and what stands out from that. */
  readonly ground: string
  readonly accent: string
  readonly paper: string
}

/** Nothing where nobody knows the title, as in the verifier. */
export function titleLook(title: Titled | undefined): TitleLook | undefined {
  if (!title?.iconUrl) return undefined
  const subject = subjectOf(title)
  const { main, variant } = tileEmblems(subject)
  const inks = tileInks(subject)
  return {
    emblem: main,
    drawn: drawEmblem(main, tonesOn(inks, 'ground'), variant),
    ground: backingHex(inks, 'ground'),
    accent: backingHex(inks, 'accent'),
    paper: backingHex(inks, 'paper'),
  }
}
