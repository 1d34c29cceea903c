import { useMemo } from 'react'
import type { SlotFace } from '@baize/games/slots/shown'
import { dressSymbols } from '@baize/ui/art/families/cast'
import { dressOf } from '@baize/ui/art/families/dress'
import type { Family } from '@baize/ui/art/families/family'
import { turnsOf } from '@baize/ui/art/families/turns'
import { tileEmblems } from '@baize/ui/art/tile'
import type { Titled } from '../../../shared/game-client.ts'
import { drawnLook } from '../look.ts'
import { subjectOf } from '../../../shared/subject-of.ts'

/** A title of a family: what is drawn, how it is called, and its turns. */
export function useSubject(family: Family, title: Titled, face: SlotFace) {
  const { name, vendor, code, iconUrl } = title
  return useMemo(() => {
    const tile = subjectOf({ name, vendor, code, iconUrl })
    const turns = turnsOf(tile)
    const { main, variant } = tileEmblems(tile)
    const roles = face.symbols.map(({ role }) => role)
    const own = [main, variant] as const
    const { spare } = family
    const symbols = dressSymbols(family.symbols.symbols, roles, { own, spare, turn: turns.cast })
    const dress = dressOf(turns, own, family.hues)
    const marks = face.symbols.map(({ multiplier = 1 }) => (multiplier > 1 ? `×${multiplier}` : ''))
    return {
      turns,
      look: drawnLook(family, dress, symbols),
      subject: { family, dress, symbols, marks },
    }
  }, [family, name, vendor, code, iconUrl, face])
}
